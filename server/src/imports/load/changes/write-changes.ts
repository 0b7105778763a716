import { type RawBuilder, sql } from 'kysely'
import type { Noted } from '#imports/load/changes/note-shown.ts'
import { shownOfficials, valueIn, valuesIn } from '#imports/load/changes/shown-values.ts'
import { writeValues } from '#imports/load/changes/write-values.ts'
import type { WrittenRun } from '#imports/load/changes/written-run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'

/** Records exactly the differences between what people saw before a load and what they see now. */
export async function writeChanges(transaction: ImportTransaction, noted: Noted, run: WrittenRun): Promise<void> {
  await lookAgain(transaction, noted)
  const replaced = await findReplaced(transaction)
  await writeGone(transaction, run)
  await writeBack(transaction, run)
  await writeReplaced(transaction, run, replaced)
  await writeValues(transaction, run, replaced)
}

/**
 * `shown_after` contains the officials with differences, and those who were not shown just before but had been earlier.
 */
async function lookAgain(transaction: ImportTransaction, { today, isOfAll }: Noted): Promise<void> {
  if (isOfAll) await sql`create temporary table touched on commit drop as ${writtenOfficials}`.execute(transaction)
  const besides = sql`
    official.added, official.provenance, seat.provenance as provenance_of_seat, official.source_id, official.method,
    official.as_of`
  await sql`
    create temporary table shown_after on commit drop as
    select after.*, before.id is null as is_back
    from (${shownOfficials(today, 'touched', besides)}) as after
    left join shown_before as before on before.id = after.id
    where case
      when before.id is null then after.id in (select official_id from official_change)
      else ${valuesIn('before')} is distinct from ${valuesIn('after')}
    end`.execute(transaction)
}

/**
 * The officials with a row that this transaction has written, found by `xmin`. There are usually few among half a
 * million, and only these can have changed.
 */
const writtenOfficials = sql`
  with writing as (select pg_current_xact_id()::xid as id)
  select coalesce(official.stands_for, official.id) as id from official where official.xmin = (select id from writing)
  union
  select official.id
  from official
  join seat on seat.id = official.seat_id
  join office on office.id = seat.office_id
  join jurisdiction on jurisdiction.id = seat.jurisdiction_id
  join state on state.id = jurisdiction.state_id
  left join party on party.id = official.party_id
  where (select id from writing) in (seat.xmin, office.xmin, jurisdiction.xmin, state.xmin, party.xmin)
  union
  select official.id
  from office_contact
  join jurisdiction on coalesce(jurisdiction.place_key, jurisdiction.key) = office_contact.place_key
  join seat on seat.jurisdiction_id = jurisdiction.id and seat.office_id = office_contact.office_id
  join official on official.seat_id = seat.id
  where office_contact.xmin = (select id from writing)`

/** The ids under which a different person is shown now. */
async function findReplaced(transaction: ImportTransaction): Promise<number[]> {
  const { rows } = await sql<
    Record<'first' | 'newFirst', string | null> & { id: number; last: string; newLast: string }
  >`
    select id, ${valueIn('before', 'eo.first')} as first, ${valueIn('before', 'eo.last')} as last,
      ${valueIn('after', 'eo.first')} as "newFirst", ${valueIn('after', 'eo.last')} as "newLast"
    from shown_after as after join shown_before as before using (id)
    where ${valueIn('before', 'eo.last')} <> ${valueIn('after', 'eo.last')}`.execute(transaction)
  return rows.filter((row) => isSomebodyElse(row, { first: row.newFirst, last: row.newLast })).map(({ id }) => id)
}

/** The officials whom the load no longer lists, or shows under the id of another official who is the same person. */
async function writeGone(transaction: ImportTransaction, run: WrittenRun): Promise<void> {
  const gone = run.isUndo ? 'taken_back' : 'left'
  await sql`
    insert into official_change (official_id, kind, before, after, run_id, version, at, layer)
    select before.id,
      case when coalesce(own.stands_for, apart.id) is null then ${gone} else 'joined' end,
      ${person('before')}, to_jsonb(coalesce(own.stands_for, apart.id)), ${runColumns(run)}
    from shown_before as before
    -- An own official who turned out to be a public one; and a public one who went, as whom an own one was shown.
    left join official as own on own.id = before.id
    left join (joined_before join official as apart using (id)) on joined_before.stands_for = before.id
    where not exists (select from shown_official where shown_official.id = before.id)
    order by before.id`.execute(transaction)
}

async function writeBack(transaction: ImportTransaction, run: WrittenRun): Promise<void> {
  await sql`
    insert into official_change (official_id, kind, run_id, version, at, layer)
    select id, 'came_back', ${runColumns(run)} from shown_after where is_back order by id`.execute(transaction)
}

async function writeReplaced(transaction: ImportTransaction, run: WrittenRun, ids: readonly number[]): Promise<void> {
  await sql`
    insert into official_change (official_id, kind, before, after, run_id, version, at, layer)
    select id, 'replaced', ${person('before')}, ${person('after')}, ${runColumns(run)}
    from shown_after as after join shown_before as before using (id)
    where id = any(${ids}::integer[]) order by id`.execute(transaction)
}

function runColumns({ runId, version, at, layer }: WrittenRun): RawBuilder<unknown> {
  return sql`${runId}::integer, ${version}::integer, ${at}::timestamptz, ${layer}`
}

function person(table: 'before' | 'after'): RawBuilder<unknown> {
  return sql`jsonb_build_object(
    'name', ${valueIn(table, 'eo.name')}, 'office', ${valueIn(table, 'office.name')},
    'jurisdiction', ${valueIn(table, 'jurisdiction.name')}, 'state', ${valueIn(table, 'state.name')},
    'added', ${sql.ref(`${table}.added`)})`
}
