/** The results of an election day that people of an organization fill in are a drive of their own, one for each day. */
export const sql = /* sql */ `
alter table drive add column election_day date;
create unique index drive_election_day on drive (organization_id, election_day);
update drive_task set answers = answers || '{"results": []}' where answers is not null;
update task_draft set answers = answers || '{"results": []}';
update task_round set answers = answers || '{"results": []}';
`
