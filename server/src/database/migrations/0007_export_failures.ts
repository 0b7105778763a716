/** How many tries of an export failed; one that ended with its process did not. */
export const sql = /* sql */ `
alter table export add column failures integer not null default 0;
`
