/** Accounts, their roles and sessions, and the trail of what was done with them. */
export const sql = /* sql */ `
create table account (
  id uuid primary key,
  email text not null,
  -- The address in small letters: one account per address, however it is typed.
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  organization text not null default '',
  organization_site text not null default '',
  entity_type text not null default '',
  phone text not null default '',
  preferred_state_id text references state,
  created_at timestamptz not null,
  approved_at timestamptz,
  rejected_at timestamptz,
  email_confirmed_at timestamptz
);

create table role (
  id text primary key
);
insert into role (id) values ('ADMIN'), ('USER');

create table account_role (
  account_id uuid not null references account on delete cascade,
  role_id text not null references role,
  primary key (account_id, role_id)
);

-- Tokens are kept as SHA-256 hashes only. A refresh token replaced a moment ago is still
-- recognized, so that several requests at once do not end the session.
create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  refresh_expires_at timestamptz not null,
  csrf_access_hash bytea not null,
  csrf_refresh_hash bytea not null,
  former_refresh_hash bytea unique,
  former_csrf_access_hash bytea,
  former_csrf_refresh_hash bytea,
  renewed_at timestamptz,
  created_at timestamptz not null
);
create index session_account on session (account_id);
create index session_refresh_expires_at on session (refresh_expires_at);

create table audit_event (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  account_id uuid,
  action text not null,
  details jsonb not null default '{}'
);
create index audit_event_happened_at on audit_event (happened_at);
`
