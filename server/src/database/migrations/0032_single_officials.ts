/** A single official who is told in the browser is loaded as a file of one row, beside the file that the person sent. */
export const sql = /* sql */ `
alter table import_request
  -- The official whom that one follows; null where it is asked about the seat, as of any other row.
  add column follows integer;
alter table import_request drop constraint import_request_kind_check;
alter table import_request add constraint import_request_kind_check check (kind in ('load', 'official', 'undo'));
`
