/** How often it has changed who is in a list: what was counted of it holds as long as this does. */
export const sql = /* sql */ `
alter table official_list add column officials_version integer not null default 0;
`
