/** The named sets of columns of a person, as the contract has them: [{name, columns}]. */
export const sql = /* sql */ `
alter table account add column column_sets jsonb not null default '[]';
`
