/** Whether a place shows its own offices before Congress to a person; null until they chose, and then a phone does. */
export const sql = /* sql */ `
alter table account add column is_nearest_first boolean;
`
