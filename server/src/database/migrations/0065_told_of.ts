/** What mails have told of: registrations, to administrators; the end of a key, to its owner. */
export const sql = /* sql */ `
alter table account add column registration_told_at timestamptz;
-- Of each of these administrators had a mail when it came.
update account set registration_told_at = created_at;

alter table account_key add column end_told_at timestamptz;
`
