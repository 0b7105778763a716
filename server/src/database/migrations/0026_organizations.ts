/** Organizations: people whom an administrator has put together, so that they share what they keep. */
export const sql = /* sql */ `
create table organization (
  id uuid primary key,
  name text not null,
  -- The name as rules/normalized.ts has it: one organization per name, however it is typed.
  name_key text not null unique,
  -- When it is Monday morning for its people.
  time_zone text not null default 'America/Chicago',
  made_at timestamptz not null
);

-- Of a person without a role it is null: only an administrator puts people in, with each approval anew.
alter table account add column organization_id uuid references organization;
create index account_organization on account (organization_id);
`
