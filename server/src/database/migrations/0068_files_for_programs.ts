/** Whether a CSV file is written for Excel, which opens it by a double click and guesses, or for any other program. */
export const sql = /* sql */ `
alter table export add column for_excel boolean not null default false;
`
