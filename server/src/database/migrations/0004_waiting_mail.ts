/** Mails on their way out. */
export const sql = /* sql */ `
-- A row is written with what it tells of and deleted once a mail server has accepted it: a mail holds
-- links that open accounts, and is not kept longer than it is needed.
create table waiting_mail (
  id uuid primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
`
