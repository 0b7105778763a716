-- Run once as a superuser, in the database of the atlas, after its first start:
--   psql -d atlas -v role=atlas -v ON_ERROR_STOP=1 --single-transaction -f deploy/protect-audit-log.sql
-- Afterwards the role that the atlas works as may add to the audit log, read it, and delete what is older than 24
-- months. It can change no entry, delete no newer one, empty or drop the table, or turn the triggers off that see to it.
-- Another time, as after a backup was restored, it does the same again.
do $$
begin
  if not exists (select from pg_roles where rolname = 'atlas_audit') then create role atlas_audit nologin; end if;
end $$;
-- Whoever owns the schema may drop what is in it, and whoever owns the database owns the schema else.
alter schema public owner to atlas_audit;
grant usage, create on schema public to :"role";
alter table audit_event owner to atlas_audit;
alter function refuse_change_of_trail() owner to atlas_audit;
alter function refuse_end_of_trail() owner to atlas_audit;
revoke all on audit_event from :"role";
grant select, insert, delete on audit_event to :"role";
-- A backup reads where the numbers have got to.
grant select on sequence audit_event_id_seq to :"role";
