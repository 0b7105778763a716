/** How a file tells shares, and whether it says of each row where it comes from. */
export const sql = /* sql */ `
alter table export
  add column all_digits boolean not null default false,
  add column has_sources boolean not null default false;
`
