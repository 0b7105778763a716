/** The calendar of a person that their programs read without signing in. */
export const sql = /* sql */ `
create table calendar_feed (
  account_id uuid primary key references account on delete cascade,
  -- Only the hash of the secret in its link is kept.
  token_hash bytea not null unique,
  filters jsonb not null,
  made_at timestamptz not null
);
`
