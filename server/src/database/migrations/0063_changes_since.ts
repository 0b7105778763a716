/** Programs ask what changed since a day. Entries are written in the order of time, which such an index needs, and it costs a load nothing. */
export const sql = /* sql */ `
create index official_change_at on official_change using brin (at);
`
