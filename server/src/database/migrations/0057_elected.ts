/** Who was elected to a seat and is not in office yet stands in the row of whoever is, until the term begins. */
export const sql = /* sql */ `
alter table official
  add column elected text,
  add column takes_office date,
  -- How they won and until when: {party, since, term_end, year, share, outcome, day, candidates, margin, source}.
  add column elected_result jsonb;
-- Whose day has come is asked for every few minutes.
create index official_takes_office on official (takes_office) where takes_office is not null;

alter table import_request drop constraint import_request_kind_check;
alter table import_request add constraint import_request_kind_check
  check (kind in ('load', 'official', 'results', 'undo'));
-- Of a file of results: {day, state_id}.
alter table import_request add column results jsonb;
`
