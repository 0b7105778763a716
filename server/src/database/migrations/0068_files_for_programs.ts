/**
 * Whether a CSV file is written for Excel, which opens it by a double click and guesses, or for any other program; and
 * data packages, as a third kind of file.
 */
export const sql = /* sql */ `
alter table export
  add column for_excel boolean not null default false,
  drop constraint export_format_check,
  add constraint export_format_check check (format in ('csv', 'xlsx', 'package'));
`
