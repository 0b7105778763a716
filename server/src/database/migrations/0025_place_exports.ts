export const sql = `
-- What the rows of the file are: officials, or places.
alter table export add column subject text not null default 'official' check (subject in ('official', 'place'));
`
