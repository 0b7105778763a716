/** By what programs join rows with data of their own, and ask what changed. */
export const sql = /* sql */ `
alter table official add column openstates_id text;
-- Entries are written in the order of time, which such an index needs; it costs a load nothing.
create index official_change_at on official_change using brin (at);
`
