/** When officials came into the atlas, and when people were last there: what is new since somebody's last visit. */
export const sql = /* sql */ `
-- Nobody wrote it down of those who are there already: unknown, so that they are new to nobody. A default costs an
-- import nothing: it is the moment at which its transaction began.
alter table official add column added timestamptz;
alter table official alter column added set default now();

-- The end of the visit before this one is kept apart, because a request of this one writes the other.
alter table account
  add column last_request_at timestamptz,
  add column last_visit_ended_at timestamptz;
`
