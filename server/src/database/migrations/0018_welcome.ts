/** When a person saw the page that welcomes them; null until then. */
export const sql = /* sql */ `
alter table account add column welcomed_at timestamptz;
-- Whoever signed in before there was such a page knows the atlas.
update account set welcomed_at = now()
where exists (select from audit_event where audit_event.account_id = account.id and action = 'signed in');
`
