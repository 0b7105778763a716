/** The e-mail about tasks that were sent back: once a day and person, until they switch it off. */
export const sql = /* sql */ `
alter table account add column is_told_of_tasks boolean not null default true;

create table task_mail (
  account_id uuid not null references account on delete cascade,
  -- Where they are.
  day date not null,
  -- Only the hash of the secret in the link that ends these mails is kept.
  unsubscribe_hash bytea not null unique,
  sent_at timestamptz not null,
  primary key (account_id, day)
);
`
