/** When on its day a deadline ends, by the clocks of the state: `17:00`. A calendar cannot read it from the name. */
export const sql = /* sql */ `
alter table election_date add column time_of_day text check (time_of_day ~ '^[0-2][0-9]:[0-5][0-9]$');
`
