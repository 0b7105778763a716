/** Searches that people keep, what each of them has seen of a search, and the weekly e-mail about them. */
export const sql = /* sql */ `
create table saved_search (
  id uuid primary key,
  owner_id uuid not null references account on delete cascade,
  -- Within which it is shared; null while only its owner sees it.
  organization_id uuid,
  is_shared boolean not null default false,
  name text not null,
  -- The query of the address of Advanced Search.
  view text not null,
  -- What the filtered choices were called when it was saved: {column: {id: label}}.
  labels jsonb not null,
  saved_at timestamptz not null
);
create index saved_search_owner on saved_search (owner_id);
create index saved_search_organization on saved_search (organization_id);

-- Whom a search found when a person last opened it, or was last told of it by mail: what changed since is counted from
-- there. Each who sees a shared search has their own.
create table saved_search_baseline (
  saved_search_id uuid not null references saved_search on delete cascade,
  account_id uuid not null references account on delete cascade,
  occasion text not null check (occasion in ('opened', 'mailed')),
  taken_at timestamptz not null,
  -- As they were then, for whom it was taken: under others nothing can be compared.
  filters jsonb not null,
  -- Of the data, in which they were found.
  version integer not null,
  -- Ascending, packed (pack-ids.ts).
  official_ids bytea not null,
  primary key (saved_search_id, account_id, occasion)
);
create index saved_search_baseline_account on saved_search_baseline (account_id);

-- Who wants to hear by mail of which search.
create table saved_search_digest (
  saved_search_id uuid not null references saved_search on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (saved_search_id, account_id)
);
create index saved_search_digest_account on saved_search_digest (account_id);

-- A week of a person that is decided: mailed, or nothing had changed.
create table weekly_digest (
  account_id uuid not null references account on delete cascade,
  -- Its Monday.
  week date not null,
  -- Only the hash of the secret in the link that ends these mails is kept; null where none was sent.
  unsubscribe_hash bytea unique,
  decided_at timestamptz not null,
  primary key (account_id, week)
);

-- Headers that only some mails have.
alter table waiting_mail add column headers jsonb not null default '{}';
`
