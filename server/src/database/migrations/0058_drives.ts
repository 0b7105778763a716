/**
 * Drives, in which an organization asks for what is missing, and their tasks: a place with all that is wanted of it.
 * Whether a task is published is not stored: it is where nothing is left of what it asks for.
 */
export const sql = /* sql */ `
create table drive (
  id uuid primary key,
  -- Of whoever made it: sent again, it makes no second one.
  client_id uuid unique,
  organization_id uuid not null references organization on delete cascade,
  name text not null,
  made_by uuid references account on delete set null,
  made_at timestamptz not null,
  ended_at timestamptz,
  -- Names of offices; all that a place has where there are none.
  offices jsonb not null,
  wanted jsonb not null,
  second_look boolean not null
);
create index drive_organization on drive (organization_id);

create table drive_task (
  id uuid primary key,
  drive_id uuid not null references drive on delete cascade,
  place_id text not null,
  -- As it was called when the drive was made: a place may go.
  place_name text not null,
  -- What was missing when the drive was made: [{of, id, wanted, count}].
  asked jsonb not null,
  state text not null check (state in ('open', 'taken', 'done', 'sent_back', 'publishing')),
  taken_by uuid references account on delete set null,
  taken_until timestamptz,
  -- What was sent and is not published yet, by whom, and the id under which they sent it.
  answers jsonb,
  -- How much of what is asked they give: [{of, id, wanted, count}].
  given jsonb,
  filled_by uuid references account on delete set null,
  filled_at timestamptz,
  client_id uuid,
  looked_by uuid references account on delete set null,
  -- The rows that are being loaded; null while none are.
  to_publish jsonb,
  -- The round that is being taken out.
  undoes_round bigint,
  word text,
  sent_back_by uuid references account on delete set null,
  sent_back_at timestamptz,
  told_at timestamptz,
  -- Why it was not published as it was accepted.
  error text,
  progressed_at timestamptz not null,
  unique (drive_id, place_id)
);
create index drive_task_place on drive_task (place_id);
create index drive_task_taken on drive_task (taken_until) where state = 'taken';

create table task_draft (
  task_id uuid not null references drive_task on delete cascade,
  account_id uuid not null references account on delete cascade,
  answers jsonb not null,
  saved_at timestamptz not null,
  primary key (task_id, account_id)
);
create index task_draft_account on task_draft (account_id);

-- What was published of a task at once. It holds unless it was undone, or the import that published it was.
create table task_round (
  id bigint generated always as identity primary key,
  task_id uuid not null references drive_task on delete cascade,
  filled_by uuid references account on delete set null,
  filled_at timestamptz not null,
  looked_by uuid references account on delete set null,
  published_at timestamptz not null,
  answers jsonb not null,
  -- How much of what is asked was answered: [{of, id, wanted, count}].
  given jsonb not null,
  -- The rows of the own list before and after.
  changed jsonb not null,
  client_id uuid,
  -- The import that published it, null where there was nothing to load, and the version of the data from then on.
  run_id integer references import_run,
  version integer not null,
  undone_at timestamptz,
  undone_by uuid references account on delete set null
);
create index task_round_task on task_round (task_id);
`
