/**
 * Which rows each version of the data changed, so that a search index is patched instead of built anew. Triggers write
 * it, so that no path into the tables can forget it; a statement that changes more rows than a patch is worth is said in one row.
 */
const mostRows = 5_000

/** Tables whose rows a patch reads again, with the numbers that name them. */
const logged = [
  // Whom a row stands for or follows is shown otherwise too.
  { table: 'official', subject: 'official', ids: ['id', 'stands_for', 'replaces'] },
  { table: 'seat', subject: 'seat', ids: ['id'] },
  { table: 'organisation_seat', subject: 'seat', ids: ['seat_id'] },
  { table: 'jurisdiction', subject: 'jurisdiction', ids: ['id'] },
  { table: 'jurisdiction_county', subject: 'jurisdiction', ids: ['jurisdiction_id'] },
] as const

/** Small tables that a patch reads whole, and those that no patch can follow. */
const loggedWhole = [
  { table: 'source', subject: 'source' },
  ...['party', 'office'].map((table) => ({ table, subject: 'word' })),
  ...['election_date', 'election_gap'].map((table) => ({ table, subject: 'election' })),
  ...['state', 'county', 'census_place', 'zip_area', 'jurisdiction_fact', 'organisation_jurisdiction'].map((table) => ({
    table,
    subject: 'other',
  })),
] as const

const events = [
  { event: 'insert', rows: ['new_rows'], referencing: 'new table as new_rows' },
  { event: 'update', rows: ['old_rows', 'new_rows'], referencing: 'old table as old_rows new table as new_rows' },
  { event: 'delete', rows: ['old_rows'], referencing: 'old table as old_rows' },
] as const

function triggersOf(table: string, subject: string, ids: readonly string[]): string {
  return events
    .map(({ event, rows, referencing }) => {
      const name = `log_${table}_${event}`
      const changed = rows.map((each) => `select ${ids.join(', ')} from ${each}`).join(' union all ')
      const numbers = `select distinct number from (${changed}) as changed, unnest(array[${ids.join(', ')}]) as number where number is not null`
      return `
create function ${name}() returns trigger language plpgsql as $$
declare
  numbers integer[] := array(${numbers} limit ${mostRows + 1});
begin
  perform log_dataset_change('${subject}', numbers);
  return null;
end $$;
create trigger ${name} after ${event} on ${table}
  referencing ${referencing} for each statement execute function ${name}();`
    })
    .join('\n')
}

function triggerOfWhole(table: string, subject: string): string {
  return events
    .map(({ event, rows, referencing }) => {
      const name = `log_${table}_${event}`
      return `
create function ${name}() returns trigger language plpgsql as $$
begin
  if exists (select from ${rows[0]}) then perform log_dataset_change('${subject}', null); end if;
  return null;
end $$;
create trigger ${name} after ${event} on ${table}
  referencing ${referencing} for each statement execute function ${name}();`
    })
    .join('\n')
}

export const sql = /* sql */ `
create table dataset_change (
  -- The version that the change was for: whoever has an earlier one lacks it.
  version integer not null,
  subject text not null check (subject in ('official', 'seat', 'jurisdiction', 'source', 'word', 'election', 'other')),
  -- The row of the subject; 0 for all of them, and where rows are not told apart.
  row_id integer not null,
  primary key (version, subject, row_id)
);

create function log_dataset_change(changed text, numbers integer[]) returns void language plpgsql as $$
declare
  next integer := (select version + 1 from dataset_version);
begin
  if cardinality(numbers) = 0 then return; end if;
  if numbers is null or cardinality(numbers) > ${mostRows} then numbers := array[0]; end if;
  insert into dataset_change (version, subject, row_id)
  select next, changed, number from unnest(numbers) as number
  on conflict do nothing;
end $$;
${logged.map(({ table, subject, ids }) => triggersOf(table, subject, ids)).join('\n')}
${loggedWhole.map(({ table, subject }) => triggerOfWhole(table, subject)).join('\n')}

-- Nobody patches what is that far behind.
create function forget_dataset_changes() returns trigger language plpgsql as $$
begin
  delete from dataset_change where version <= new.version - 1000;
  return null;
end $$;
create trigger dataset_version_changes after update on dataset_version
  for each row execute function forget_dataset_changes();
`
