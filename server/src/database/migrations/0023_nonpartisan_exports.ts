/** Whether a file was asked for in the nonpartisan view, which it then says of itself. */
export const sql = /* sql */ `
alter table export add column is_nonpartisan boolean not null default false;
`
