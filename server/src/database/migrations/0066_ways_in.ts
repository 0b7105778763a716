/** Two ways in: an invitation, which makes an approved account once, and the account that somebody has at a provider. */
export const sql = /* sql */ `
-- A link for one address, role and organization.
create table invitation (
  id uuid primary key,
  email text not null,
  email_key text not null,
  role_id text not null references role,
  -- Null for none. One that is deleted takes its open invitations along.
  organization_id uuid references organization on delete cascade,
  -- Only the hash of the token in the link is kept.
  token_hash bytea not null unique,
  -- It works only as long as they are an administrator.
  invited_by uuid not null references account on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz
);
-- One open invitation of an address.
create unique index invitation_open on invitation (email_key) where used_at is null and ended_at is null;
create index invitation_invited_at on invitation (invited_at desc);
create index invitation_invited_by on invitation (invited_by);
create index invitation_organization on invitation (organization_id);

-- Whose account is opened by a sign-in at a provider (OpenID Connect): by its own word for the person, which stays the
-- same where the address there changes.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  joined_at timestamptz not null,
  primary key (issuer, subject),
  unique (account_id, issuer)
);
`
