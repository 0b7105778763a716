/** What another organization found, held beside what is on file; and by which way each own import came. */
export const sql = /* sql */ `
alter table import_request drop constraint import_request_kind_check;
alter table import_request add constraint import_request_kind_check
  check (kind in ('load', 'official', 'results', 'shared', 'undo'));
-- Of shared values: {from, values, untold, digest, taken}; taken is null until somebody has confirmed it.
alter table import_request add column shared jsonb;

-- Null of what no import of own officials brought, and where nothing changed.
alter table import_run add column came_by text
  check (came_by in ('file', 'official', 'results', 'shared', 'drive', 'undo'));
update import_run set came_by = case
    when undoes is not null or file_name like 'Taken back: %' then 'undo'
    when exists (select from task_round where task_round.run_id = import_run.id) then 'drive'
    when exists (
      select from audit_event where action = 'results file loaded' and details ->> 'run' = import_run.id::text
    ) then 'results'
    else 'file'
  end
  where origin = 'organisation' and layer_before is not null;

-- What came in is read newest first, whichever way it came.
create index import_run_own on import_run (started_at) where layer_before is not null;
create index task_round_published_at on task_round (published_at);
create index correction_decided_at on correction (decided_at) where status = 'accepted';
`
