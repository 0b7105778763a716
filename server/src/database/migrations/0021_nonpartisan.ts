/** Whether party and candidates' shares are hidden from a person, and when they chose so or otherwise. */
export const sql = /* sql */ `
alter table account
  add column is_nonpartisan boolean not null default false,
  add column nonpartisan_chosen_at timestamptz;
-- The welcome page asks; whoever has seen it without the question is not asked.
update account set nonpartisan_chosen_at = now() where welcomed_at is not null;
`
