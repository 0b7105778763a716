-- Run once as a superuser, in the database of the atlas, after its first start:
--   psql -d atlas -v role=atlas -f deploy/protect-audit-log.sql
-- Afterwards the role that the atlas works as may add to the audit log, read it, and delete what is older than 24
-- months. It can change no entry, delete no newer one, empty the table, or turn the triggers off that see to it.
create role atlas_audit nologin;
alter table audit_event owner to atlas_audit;
alter function refuse_change_of_trail() owner to atlas_audit;
alter function refuse_end_of_trail() owner to atlas_audit;
revoke all on audit_event from :"role";
grant select, insert, delete on audit_event to :"role";
-- A backup reads where the numbers have got to.
grant select on sequence audit_event_id_seq to :"role";
