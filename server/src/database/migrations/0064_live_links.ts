/** Secret addresses of saved searches and lists, which spreadsheets read again and again. */
export const sql = /* sql */ `
create table live_link (
  id uuid primary key,
  -- Whose view the rows are of.
  account_id uuid not null references account on delete cascade,
  saved_search_id uuid references saved_search on delete cascade,
  list_id uuid references official_list on delete cascade,
  -- Only the hash of what is secret in the address is kept.
  token_hash bytea not null unique,
  made_at timestamptz not null,
  last_read_at timestamptz,
  check (num_nonnulls(saved_search_id, list_id) = 1),
  unique (account_id, saved_search_id),
  unique (account_id, list_id)
);
create index live_link_search on live_link (saved_search_id) where saved_search_id is not null;
create index live_link_list on live_link (list_id) where list_id is not null;
`
