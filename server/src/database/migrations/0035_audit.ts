/** Who looks at the audit log sees from where things were done, and it ends after 24 months. */
export const sql = /* sql */ `
-- From where the request came; null for what was done at the server, and for entries of before.
alter table audit_event add column network text;

-- What is told of somebody, whoever did it.
create index audit_event_account on audit_event (account_id, id);
create index audit_event_of_account on audit_event ((details ->> 'account'), id);

drop trigger audit_event_append_only on audit_event;
drop function refuse_change_of_trail;

-- An entry is never changed, and goes only when it is 24 months old.
create function refuse_change_of_trail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '24 months' then
    return old;
  end if;
  raise exception 'The trail is only ever added to';
end
$$;
create function refuse_end_of_trail() returns trigger language plpgsql as $$
begin
  raise exception 'The trail is only ever added to';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_change_of_trail();
create trigger audit_event_never_emptied before truncate on audit_event
  for each statement execute function refuse_end_of_trail();
`
