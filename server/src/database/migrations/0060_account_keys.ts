/** The keys with which the scripts of a person read. */
export const sql = /* sql */ `
create table account_key (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- Only the hash of a key is kept, and the letters by which its owner knows it.
  token_hash bytea not null unique,
  beginning text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index account_key_account on account_key (account_id);
`
