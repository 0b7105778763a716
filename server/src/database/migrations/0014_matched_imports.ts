/** A spreadsheet whose columns a person matches, before it is checked; what they decided is remembered. */
export const sql = /* sql */ `
alter table import_request
  -- How the file is read, as the person decided; null for a file of the template.
  add column answers jsonb,
  -- Of the headings: what is remembered of files with the same.
  -- All rows that the check leaves out, with the reason; what was found tells the first of them.
  add column left_out jsonb,
  add column headings_digest text,
  add column is_remembered boolean not null default false;
alter table import_request drop constraint import_request_status_check;
alter table import_request add constraint import_request_status_check
  check (status in ('MATCHING', 'CHECKING', 'CHECKED', 'LOADING', 'DONE', 'FAILED'));
-- A check says more than those of before.
update import_request set found = found
  || '{"seats_changed": [], "places_added": [], "left_out": [], "seat_questions": [], "fixes": []}'
  || jsonb_build_object('counts', found -> 'counts'
    || '{"seats_changed": 0, "places_added": 0, "left_out": 0, "questions_left": 0}')
  where found is not null;

-- What was decided for files with some headings, the last time one of them was loaded.
create table import_matching (
  headings_digest text primary key,
  answers jsonb not null,
  account_id uuid references account on delete set null,
  saved_at timestamptz not null
);
create index import_matching_account on import_matching (account_id);
`
