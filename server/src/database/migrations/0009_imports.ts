/** What administrators ask of the data in the browser: to load a file of officials, or to undo the last one. */
export const sql = /* sql */ `
create table import_request (
  id uuid primary key,
  kind text not null check (kind in ('load', 'undo')),
  status text not null check (status in ('CHECKING', 'CHECKED', 'LOADING', 'DONE', 'FAILED')),
  account_id uuid not null references account on delete cascade,
  -- Of the file to load, or of the run to undo.
  file_name text not null,
  -- Packed with gzip; null for an undoing.
  file bytea,
  undoes_run_id integer references import_run on delete cascade,
  -- What the check found, for a file; what was found when it was loaded, once it is.
  found jsonb,
  accept_losses integer,
  -- What is being done, as far as another connection can tell while the data is changed.
  step text,
  error text,
  failures integer not null default 0,
  run_id integer references import_run on delete set null,
  -- The version of the data that this made.
  version integer,
  created_at timestamptz not null,
  progressed_at timestamptz not null,
  expires_at timestamptz not null
);
-- They are packed already.
alter table import_request alter column file set storage external;
-- One import at a time.
create unique index import_request_loading on import_request ((true)) where status = 'LOADING';
-- A person has one file under way, and one undoing.
create unique index import_request_of_account on import_request (account_id, kind);
create index import_request_expires_at on import_request (expires_at);
create index import_request_run on import_request (run_id);
create index import_request_undoes_run on import_request (undoes_run_id);
`
