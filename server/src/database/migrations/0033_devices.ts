/** Where an account is signed in, and by which devices it was before. */
export const sql = /* sql */ `
-- Null until it is chosen anew: then it is as old as the account.
alter table account add column password_changed_at timestamptz;

-- In words, as far as the browser says it; of the network address what is left without its last part.
alter table session
  add column browser text,
  add column system text,
  add column network text,
  add column last_used_at timestamptz;
update session set last_used_at = coalesce(renewed_at, created_at);
alter table session alter column last_used_at set not null;

-- Each browser has a token of its own, of which only the hash is kept.
create table known_device (
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index known_device_token_hash on known_device (token_hash);
create index known_device_last_used_at on known_device (last_used_at);
`
