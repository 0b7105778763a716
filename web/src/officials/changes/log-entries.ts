import { type ColumnId, columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { changeGroupOf, type ChangeGroup } from '#officials/changes/change-group.ts'
import { fromOf, sentencesOf } from '#officials/changes/sentences.ts'
import { titleOf } from '#officials/changes/titles.ts'
import { formatValue } from '#shared/values/format-value.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

export interface LogLine {
  readonly id: ColumnId
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** What one load changed in one kind of values, or about the person. */
export interface LogEntry {
  readonly key: string
  readonly group: ChangeGroup
  /** Null where it was not recorded. */
  readonly at: string | null
  readonly title: string
  readonly lines: readonly LogLine[]
  readonly sentences: readonly string[]
  /** The source of the values, and who requested the load. */
  readonly from: readonly string[]
  readonly isOwn: boolean
  /** The correction whose value is still in force; null where there is none. */
  readonly inForce: string | null
}

/** The parts of a name belong with the name. */
const impliedColumns: ReadonlySet<string> = new Set(['eo.first', 'eo.middle', 'eo.last', 'eo.suffix'])

/**
 * Groups changes for reading: those of one load that belong together form one entry, in the order in which they came.
 */
export function logEntries(changes: readonly OfficialChange[], presenter: string): LogEntry[] {
  const together = groupBy(changes, keyOf)
  const newest = newestOfEach(changes)
  return Array.from(together, ([key, ofEntry]) => ({
    ...entryOf(key, ofEntry, presenter),
    inForce: correctionIn(ofEntry, newest),
  }))
}

/** The latest change of each value. */
function newestOfEach(changes: readonly OfficialChange[]): ReadonlySet<OfficialChange> {
  const ofValues = changes.filter(({ kind }) => kind === 'changed').toReversed()
  return new Set(new Map(ofValues.map((change) => [change.column_id, change])).values())
}

function correctionIn(changes: readonly OfficialChange[], newest: ReadonlySet<OfficialChange>): string | null {
  const set = changes.find((change) => change.layer === 'organisation' && newest.has(change) && change.correction_id)
  return set?.correction_id ?? null
}

function keyOf(change: OfficialChange): string {
  const { kind, run_id: run, layer, source } = change
  return [kind, run, layer, source, kind === 'changed' && changeGroupOf(change)].join(' ')
}

function entryOf(key: string, changes: readonly OfficialChange[], presenter: string): Omit<LogEntry, 'inForce'> {
  const [change] = changes as [OfficialChange]
  const includesName = changes.some(({ column_id: id }) => id === 'eo.name')
  const visible = changes.filter(({ column_id: id }) => !(includesName && impliedColumns.has(id ?? '')))
  return {
    key,
    group: changeGroupOf(change),
    at: change.at,
    title: titleOf(visible, presenter),
    lines: visible.flatMap(lineOf).toSorted((one, other) => placeOf(one) - placeOf(other)),
    sentences: sentencesOf(change, presenter),
    from: fromOf(change),
    isOwn: change.layer === 'organisation' && change.kind === 'changed',
  }
}

/** In the order of the catalogue, as on every page. */
function placeOf({ id }: LogLine): number {
  return (columnIds as readonly ColumnId[]).indexOf(id)
}

function lineOf({ kind, column_id: id, before, after }: OfficialChange): LogLine[] {
  // The title says that a result is missing.
  if (kind !== 'changed' || id === null || id === 'stats.result_pending') return []
  const column = columnOf(id)
  return [{ id, label: column.label, before: formatValue(column, before), after: formatValue(column, after) }]
}
