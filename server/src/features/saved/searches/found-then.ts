import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { loggedColumnIds } from '#database/changes/logged-columns.ts'
import type { NetChanges } from '#database/changes/net-changes.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import type { Happened } from '#dataset/what-happened.ts'
import { type Former, metThen } from '#features/saved/searches/met-then.ts'
import { hasRow, type RowBitset } from '#search/row-bitset.ts'
import { indexColumn, rememberingReader, rowOfId, valueAt } from '#search/search-index.ts'

/** Whom a search found at an earlier moment. */
export interface FoundThen {
  /** Ascending. */
  readonly ids: Uint32Array
  /** How many officials left for whom nothing on file says whether the search found them. */
  readonly untold: number
  /** Labels of the columns whose former values are not recorded: today's values are used for then. */
  readonly asToday: readonly string[]
}

interface Finding {
  readonly filters: readonly Filter[]
  /** Whom it finds now. */
  readonly found: RowBitset
  readonly happened: Happened
  /** The moment: who was added since was not found then. */
  readonly moment: Date
}

/**
 * Worked out backwards from what loads recorded, with today's filters, figures and coverage. An official who has not
 * changed was found then if they are found now; one who has changed or left is checked with the values of that time.
 */
export function foundThen(snapshot: Snapshot, { filters, found, happened, moment }: Finding): FoundThen {
  const { index } = snapshot
  const ids: number[] = []
  const added = indexColumn(index, 'eo.added')
  const isSince: IsSince = (when) => when !== null && Date.parse(when) >= moment.getTime()
  const isNew = (row: number) => isSince(valueAt(added, row) as string | null)
  for (let row = 0; row < index.rowCount; row++) {
    const id = index.ids[row] as number
    if (!happened.has(id) && hasRow(found, row) && !isNew(row)) ids.push(id)
  }
  const former = [...happened].flatMap(([id, changes]) => formerOf(snapshot, id, { changes, isSince, isNew }) ?? [])
  const met = metThen(index, filters, former)
  ids.push(...former.filter((_, at) => met[at] === true).map(({ id }) => id))
  return {
    ids: Uint32Array.from(ids).sort(),
    untold: met.filter((each) => each === null).length,
    asToday: notWrittenDown(filters),
  }
}

type IsSince = (when: string | null) => boolean

interface Entry {
  readonly changes: NetChanges
  readonly isSince: IsSince
  /** Of who stands in a row now. */
  readonly isNew: (row: number) => boolean
}

/** Null of whom nobody knew then. */
function formerOf(snapshot: Snapshot, id: number, { changes, isSince, isNew }: Entry): Former | null {
  const { index } = snapshot
  const { presence, person, shownAs, columns } = changes
  const row = rowOfId(index, shownAs ?? id)
  const before = new Map<ColumnId, ColumnValue>(
    Array.from(columns, ([column, change]) => [column, change.before as ColumnValue]),
  )
  if (presence === 'came_back') return null
  if (presence === null || presence === 'joined')
    return row === undefined || (presence === null && isNew(row)) ? null : { id, before, rowFor: () => row }
  if (person === null || isSince(person.added)) return null
  const { name, office, jurisdiction, state } = person
  const known = { 'eo.name': name, 'office.name': office, 'jurisdiction.name': jurisdiction, 'state.name': state }
  const rows = rowsOfOffices(snapshot)
  const [sameOffice, samePlace] = [rows.get(keyOf(state, jurisdiction, office)), rows.get(keyOf(state, jurisdiction))]
  return {
    id,
    // What a replaced number says now is of its new holder.
    before: new Map([
      ...(presence === 'replaced' ? [] : before),
      ...(Object.entries(known) as [ColumnId, ColumnValue][]),
    ]),
    rowFor: ({ of }) => (of === 'office' ? sameOffice : isOfPlace(of) ? samePlace : null) ?? null,
  }
}

const isOfPlace = (of: Column['of']) => of === 'jurisdiction' || of === 'figure' || of === 'place'

/** State, jurisdiction and office → somebody who holds it: what is of the office and its place, they say for whoever has gone. */
const rowsOfOffices = oncePerSnapshot(({ index }) => {
  const read = rememberingReader(index)
  const rows = new Map<string, number>()
  for (let row = 0; row < index.rowCount; row++) {
    const [state, jurisdiction, office] = (['state.name', 'jurisdiction.name', 'office.name'] as const).map(
      (column) => read(column, row) as string | null,
    )
    rows.set(keyOf(state, jurisdiction), row)
    rows.set(keyOf(state, jurisdiction, office), row)
  }
  return rows
})

function keyOf(...parts: (string | null | undefined)[]): string {
  return JSON.stringify(parts)
}

/** What is of a place is the same for all its officials, and told from today's figures for both moments. */
function notWrittenDown(filters: readonly Filter[]): string[] {
  const columns = new Set(filters.map(({ column_id: id }) => id as ColumnId))
  return [...columns]
    .filter((id) => !loggedColumnIds.includes(id) && !isOfPlace(columnOf(id).of) && columnOf(id).of !== 'office')
    .map((id) => columnOf(id).label)
}
