/** A person confirms who vanishes by a file, and not only how many. */
export const sql = /* sql */ `
-- Equal where the same people vanish; null until the file is checked.
alter table import_request add column vanishing_digest text;
`
