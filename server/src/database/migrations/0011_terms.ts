/** When an official began, when the term ends, and when the seat is next decided after what is known of its holder. */
export const sql = /* sql */ `
alter table official
  add column since date,
  add column term_end date,
  -- The first election of the seat after the day of the record: once it is past, its result is not on file.
  add column ballot_day date;
`
