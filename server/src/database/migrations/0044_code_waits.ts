/** How often wrong codes of an authenticator app have led to a wait since the last right one: each wait is longer. */
export const sql = /* sql */ `
alter table two_factor add column code_waits integer not null default 0;
`
