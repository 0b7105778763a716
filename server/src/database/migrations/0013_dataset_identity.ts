/**
 * Which data a version is of: the number alone may be that of other data in a restored backup or in another database.
 * A trigger, so that nothing that changes the version can forget it.
 */
export const sql = /* sql */ `
alter table dataset_version add column identity uuid not null default gen_random_uuid();
create function renew_dataset_identity() returns trigger language plpgsql as $$
begin
  new.identity := gen_random_uuid();
  return new;
end $$;
create trigger dataset_version_identity before update on dataset_version
  for each row execute function renew_dataset_identity();
`
