import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { changeGroupOf } from '#officials/changes/change-group.ts'
import { valueText } from '#officials/changes/value-text.ts'

const ofPerson: Readonly<Record<Exclude<OfficialChange['kind'], 'changed'>, (change: OfficialChange) => string>> = {
  entered: () => 'First entered',
  left: () => 'Left office',
  replaced: ({ after }) => `Followed by ${valueText(after)}`,
  taken_back: () => 'Taken back',
  came_back: () => 'Back in the atlas',
  joined: ({ after }) => `The same person as official ${valueText(after)}`,
}

/** The title of an entry, from the changes it groups; the presenter is the organization whose own values they are. */
export function titleOf(changes: readonly OfficialChange[], presenter: string): string {
  const [change] = changes as [OfficialChange]
  if (change.kind !== 'changed') return ofPerson[change.kind](change)
  if (change.is_undo) return 'An import was undone'
  if (change.was_taken_out && change.layer === 'organisation') return 'A value was taken out again'
  if (change.layer === 'organisation')
    return changes.length === 1 ? `${presenter} set a value` : `${presenter} set ${changes.length} values`
  // The organization's list no longer contains it.
  if (change.origin === 'organisation')
    return changes.length === 1 ? 'The public value counts again' : 'The public values count again'
  return changeGroupOf(change) === 'elections' ? electionTitle(changes) : valuesTitle(changes)
}

function electionTitle(changes: readonly OfficialChange[]): string {
  const of = (id: ColumnId) => changes.find(({ column_id: each }) => each === id)
  const pending = of('stats.result_pending')
  if (pending?.after) return `Result of ${typedDayOf(valueText(pending.after))} is missing`
  if (pending?.before) return `Result of ${typedDayOf(valueText(pending.before))} is in`
  const general = of('jurisdictionoffice.next_general')
  const isOver = general?.before && general.at !== null && valueText(general.before) < general.at.slice(0, 10)
  return isOver ? `Dates after the election of ${typedDayOf(valueText(general.before))}` : valuesTitle(changes)
}

function valuesTitle(changes: readonly OfficialChange[]): string {
  const [change, ...others] = changes as [OfficialChange]
  if (others.length > 0) return `${changes.length} values changed`
  const { label } = columnOf(change.column_id as ColumnId)
  if (change.before === null) return `${label} was entered`
  return change.after === null ? `${label} is no longer stated` : `${label} changed`
}
