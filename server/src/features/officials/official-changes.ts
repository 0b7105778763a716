import { hiddenFrom, visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/officials/changes.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { nameOf } from '#database/account-name.ts'
import { loggedColumnIds } from '#database/changes/logged-columns.ts'
import { type EntryRow, readEnds, readEntries } from '#database/changes/read-entries.ts'
import type { Database } from '#database/connect.ts'
import { officialsOnFile } from '#dataset/officials-on-file.ts'
import type { PersonOfChange } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { correctionUndone } from '#imports/records/correction-source.ts'
import { standingAt } from '#dataset/standing-at.ts'
import { rowsAt } from '#search/page.ts'
import { rowOfId, type SearchIndex } from '#search/search-index.ts'

type Ends = Awaited<ReturnType<typeof readEnds>>

/** A page of what loads changed of one official who is shown, or was until a load took them out. */
export async function officialChanges(
  database: Database,
  snapshot: Snapshot,
  { params, query }: Parsed<typeof contract.officialChanges>,
  isNonpartisan: boolean,
): Promise<contract.OfficialChanges> {
  const officialId = Number(params.id)
  const entriesQuery = { officialId, until: snapshot.index.version, hidden: hiddenFrom(isNonpartisan) }
  const ends = await readEnds(database, entriesQuery)
  const current = shownValues(snapshot, officialId, isNonpartisan)
  const official = current
    ? shownOfficial(snapshot.index, officialId, current)
    : await hiddenOfficial(database, snapshot, officialId, ends)
  const before = query.cursor ? Number(query.cursor) : null
  const rows = await readEntries(database, entriesQuery, { before, limit: query.limit + 1 })
  const page = rows.slice(0, query.limit)
  const isLast = rows.length === page.length
  const values = page.map(asChange)
  return {
    official,
    values: isLast ? [...values, entered(current, ends)] : values,
    cursor: isLast ? null : String(page.at(-1)?.id),
  }
}

type Values = Readonly<Record<string, ColumnValue>>

function shownValues({ index }: Snapshot, id: number, isNonpartisan: boolean): Values | null {
  const row = rowOfId(index, id)
  if (row === undefined) return null
  return rowsAt(index, [row], visibleIds([...loggedColumnIds, 'eo.added'], isNonpartisan))[0] ?? null
}

function shownOfficial(index: SearchIndex, id: number, values: Values): contract.OfficialChanges['official'] {
  const text = (column: ColumnId) => values[column] as string | null
  return {
    id,
    name: text('eo.name') ?? '',
    office: text('office.name'),
    jurisdiction: text('jurisdiction.name'),
    state: text('state.name'),
    left_at: null,
    left_how: null,
    shown_as: null,
    standing: standingAt(index, rowOfId(index, id) as number),
  }
}

/** An official who is on file but cannot be searched is described differently from one who has left. */
async function hiddenOfficial(
  database: Database,
  { today }: Snapshot,
  id: number,
  ends: Ends,
): Promise<contract.OfficialChanges['official']> {
  const [onFile] = await officialsOnFile(database, [id], today)
  if (!onFile) return formerOfficial(id, ends)
  const { name, office, place: jurisdiction, state, standing } = onFile
  return { id, name, office, jurisdiction, state, left_at: null, left_how: 'left_out', shown_as: null, standing }
}

function formerOfficial(id: number, { last }: Ends): contract.OfficialChanges['official'] {
  const how = last?.kind
  if (!last || (how !== 'left' && how !== 'taken_back' && how !== 'joined'))
    throw new Problem('not_found', { detail: 'There is no such official, and there was none.' })
  const { name, office, jurisdiction, state } = last.before as PersonOfChange
  const shownAs = how === 'joined' ? (last.after as number) : null
  return {
    id,
    name,
    office,
    jurisdiction,
    state,
    left_at: last.at.toISOString(),
    left_how: how,
    shown_as: shownAs,
    standing: null,
  }
}

function asChange(row: EntryRow): contract.OfficialChange {
  const { kind, column_id, before, after, source, as_of, method, layer, run_id, origin, correction_id } = row
  const { first_name, last_name, email } = row
  return {
    kind,
    at: row.at.toISOString(),
    column_id,
    before: asValue(before),
    after: asValue(after),
    source,
    as_of,
    method,
    layer,
    by: email === null ? null : nameOf({ first_name: first_name ?? '', last_name: last_name ?? '', email }),
    run_id,
    origin,
    is_undo: row.undoes !== null,
    was_undone: row.undone_at !== null,
    correction_id,
    was_taken_out: origin === 'organisation' && (row.file_name ?? '').startsWith(`${correctionUndone}: `),
  }
}

/** Of a person the name. */
function asValue(value: EntryRow['before']): ColumnValue {
  return isPerson(value) ? value.name : value
}

function isPerson(value: EntryRow['before']): value is PersonOfChange {
  return typeof value === 'object' && value !== null && 'name' in value && 'jurisdiction' in value
}

/** How an official came: what is known now, and what was before its first change. */
function entered(current: Values | null, { first, oldest }: Ends): contract.OfficialChange {
  const person = first?.before as PersonOfChange | null | undefined
  const added = person ? person.added : (current?.['eo.added'] as string | null | undefined)
  return {
    kind: 'entered',
    at: added ?? null,
    column_id: null,
    before: null,
    after: null,
    source: null,
    as_of: null,
    method: null,
    layer: 'public',
    by: null,
    run_id: null,
    origin: null,
    is_undo: false,
    was_undone: false,
    correction_id: null,
    was_taken_out: false,
    ...(current && !first && { columns: knownFirst(current, oldest) }),
  }
}

function knownFirst(current: Values, oldest: Ends['oldest']): ColumnId[] {
  const first = new Map(oldest.map(({ column_id: id, before }) => [id, before]))
  return loggedColumnIds.filter((id) => id in current && (first.has(id) ? first.get(id) : current[id]) !== null)
}
