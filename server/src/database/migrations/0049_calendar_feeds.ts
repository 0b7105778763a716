/** A person may have several calendar feeds, one for each set of filters. Those there are keep their links. */
export const sql = /* sql */ `
alter table calendar_feed drop constraint calendar_feed_pkey;
alter table calendar_feed add column id uuid primary key default gen_random_uuid();
alter table calendar_feed alter column id drop default;
create index calendar_feed_account on calendar_feed (account_id);
`
