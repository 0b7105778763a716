/** How the last election went that an official won. */
export const sql = /* sql */ `
alter table official
  add column last_election text check (last_election in ('Uncontested', 'Close', 'Contested')),
  add column last_election_date date,
  -- Those on the ballot; write-ins are none.
  add column last_election_candidates smallint check (last_election_candidates > 0),
  -- The share of all votes less that of the next candidate.
  add column last_election_margin double precision check (last_election_margin between 0 and 1);
`
