/** Lists of officials, what came of the calls to them, and notes. */
export const sql = /* sql */ `
create table official_list (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  -- Where it is shared: the organization that its owner was in then. Null as long as it is private.
  organization_id uuid,
  is_shared boolean not null,
  name text not null,
  -- What it was made from, in words.
  made_from text,
  -- What to say; empty where nobody wrote it.
  script text not null default '',
  made_at timestamptz not null,
  check (is_shared = (organization_id is not null))
);
create index official_list_owner on official_list (owner_id);
create index official_list_organization on official_list (organization_id) where is_shared;

-- Who left office stays: so the official is no foreign key, and what tells who it was is kept beside.
create table listed_official (
  list_id uuid not null references official_list on delete cascade,
  official_id integer not null,
  -- By which somebody who came back under another number is known.
  official_key text,
  name text not null,
  first_name text,
  last_name text not null,
  -- What the list is sorted by.
  name_key text not null,
  office text,
  place text,
  state text,
  added_at timestamptz not null,
  -- What arrived before this moment is of somebody else, whom this official followed under the same number.
  follows_at timestamptz,
  -- Whoever is put back finds what was said and noted of them.
  taken_out_at timestamptz,
  primary key (list_id, official_id)
);

-- Only ever added to. Of what was said of an official the newest counts.
create table list_outcome (
  list_id uuid not null references official_list on delete cascade,
  -- Made by the browser, so that what is sent twice is there once.
  client_id uuid not null,
  number bigint generated always as identity,
  official_id integer not null,
  outcome text not null check (outcome in ('reached', 'left_message', 'wrong_number', 'follow_up', 'taken_back')),
  follow_up_on date,
  said_at timestamptz not null,
  arrived_at timestamptz not null,
  account_id uuid references account on delete set null,
  primary key (list_id, client_id),
  check ((outcome = 'follow_up') = (follow_up_on is not null))
);
create index list_outcome_newest on list_outcome (list_id, official_id, said_at desc, number desc);
create index list_outcome_account on list_outcome (account_id);

create table list_note (
  list_id uuid not null references official_list on delete cascade,
  official_id integer not null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  account_id uuid references account on delete set null,
  primary key (list_id, official_id)
);
create index list_note_account on list_note (account_id);

-- A file of a list goes with the list.
alter table export add column list_id uuid references official_list on delete cascade;
create index export_list on export (list_id) where list_id is not null;
`
