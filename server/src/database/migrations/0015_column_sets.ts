/** The named sets of columns of a person, as the contract has them: [{name, columns}]; null where there is none. */
export const sql = /* sql */ `
alter table account add column column_sets jsonb;
`
