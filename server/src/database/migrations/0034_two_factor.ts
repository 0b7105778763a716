/** Two-step sign-in. */
export const sql = /* sql */ `
-- Until when it has to be set up, where it is required; null until somebody who needs it was first here.
alter table account add column two_factor_due_at timestamptz;

create table two_factor (
  account_id uuid primary key references account on delete cascade,
  -- What the authenticator app counts with. Null until a code of it was confirmed.
  secret bytea,
  turned_on_at timestamptz,
  -- A new one, until a code of it is confirmed.
  pending_secret bytea,
  -- The newest span of 30 seconds whose code was used: none of it or before counts again.
  last_step integer not null default 0,
  -- Codes tried since the last right one, and until when no other is looked at.
  code_tries integer not null default 0,
  codes_from timestamptz,
  recovery_tries integer not null default 0,
  recovery_from timestamptz,
  recovery_salt bytea,
  -- When its owner was last told that somebody who knows the password guesses codes.
  warned_at timestamptz,
  check ((secret is null) = (turned_on_at is null)),
  check ((secret is null) = (recovery_salt is null))
);

-- Those that are left: a used one is deleted.
create table recovery_code (
  account_id uuid not null references two_factor on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- A sign-in between its two steps.
create table second_step (
  token_hash bytea primary key,
  account_id uuid not null references two_factor on delete cascade,
  expires_at timestamptz not null
);
create index second_step_account on second_step (account_id);
create index second_step_expires_at on second_step (expires_at);

-- Where the second step is not asked for.
create table remembered_device (
  token_hash bytea primary key,
  account_id uuid not null references two_factor on delete cascade,
  expires_at timestamptz not null
);
create index remembered_device_account on remembered_device (account_id);
create index remembered_device_expires_at on remembered_device (expires_at);
`
