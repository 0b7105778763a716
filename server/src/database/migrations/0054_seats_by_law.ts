/**
 * A seat exists by law, whether or not its holder is on file: how many the law gives an office in a jurisdiction. Null
 * where local law decides, or nobody looked it up; such a seat is there only as long as somebody holds it.
 */
export const sql = /* sql */ `
alter table seat add column by_law smallint check (by_law > 0);
create index seat_by_law on seat (id) where by_law is not null;
`
