/** Whether mails leave, and which did not. */
export const sql = /* sql */ `
alter table waiting_mail
  -- When a mail server first did not take it, and why, without an e-mail address.
  add column failed_at timestamptz,
  add column failure text,
  -- This mail was refused for good (5xx), and not because the server is away.
  add column is_refused boolean not null default false;

-- How the mail server answered when it was last looked at: one row. Security: mails change nothing here, so that
-- whoever asks for one for an e-mail address cannot read off whether the address has an account.
create table mail_server (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null,
  failing_since timestamptz,
  failure text
);

-- Whom a mail never reached: what administrators are told, and nothing of what it said.
create table lost_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  failure text,
  created_at timestamptz not null,
  given_up_at timestamptz not null default now()
);
`
