/**
 * Which data the database has held before: a server that starts may answer from an index of any of it until that of
 * today's is built, and never from one of other data. Written by the trigger that renews the identity.
 */
export const sql = /* sql */ `
create table earlier_dataset (
  -- What dataset_version called it.
  identity uuid primary key
);
create or replace function renew_dataset_identity() returns trigger language plpgsql as $$
begin
  insert into earlier_dataset (identity) values (old.identity);
  new.identity := gen_random_uuid();
  return new;
end $$;
`
