/** Mistakes that people report of officials, and the single values that administrators set. */
export const sql = /* sql */ `
-- What an organization's own list says where a value of a row is corrected: the row as it is without corrections. A row
-- that is not listed is there for its corrections alone.
alter table official
  add column is_listed boolean not null default true,
  add column listed jsonb;
alter table organisation_seat
  add column is_listed boolean not null default true,
  add column listed jsonb;

create table correction (
  id uuid primary key,
  -- Whom it is about, as they were then. Nothing refers to its table: a correction outlives the official, and is in
  -- force again where the official comes back.
  official_id integer not null,
  official_key text not null,
  -- Of the row of the own list, where there was one.
  own_key text,
  office_id text not null,
  jurisdiction_key text not null,
  name text not null,
  first_name text,
  last_name text not null,
  office text not null,
  place text not null,
  state text not null,
  -- What is said to be wrong: a column of the catalogue, or something else.
  column_id text not null,
  status text not null check (status in ('open', 'accepted', 'declined')),
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  -- The column that was set; null where nothing was, because the mistake was put right otherwise.
  set_column_id text,
  value jsonb,
  source text,
  as_of date,
  reason text,
  note text,
  -- When those who reported it were sent their mail.
  told_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references account on delete set null,
  -- The version of the data in which it was laid over the others, and that in which it was taken out.
  laid_version integer,
  taken_out_version integer,
  -- What the own list said when it was accepted: a list that says the same again tells nothing newer.
  listed_then jsonb,
  check ((status = 'open') = (decided_at is null)),
  check ((set_column_id is null) = (value is null))
);
-- What several people report of one field is one.
create unique index correction_open on correction (official_key, column_id) where status = 'open';
create index correction_status on correction (status, reported_at, id);
create index correction_decided_by on correction (decided_by);
create index correction_undone_by on correction (undone_by);

create table correction_report (
  id uuid primary key,
  correction_id uuid not null references correction on delete cascade,
  account_id uuid references account on delete set null,
  value text not null,
  note text not null,
  seen_where text not null,
  reported_at timestamptz not null,
  unique (correction_id, account_id)
);
create index correction_report_account on correction_report (account_id, reported_at);
`
