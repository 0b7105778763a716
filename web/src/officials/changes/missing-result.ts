import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'

const column = 'stats.result_pending'

/**
 * From the day after an election, a missing result is an entry without any load. It is inserted in order of time among
 * what loads changed, but not before the official was entered.
 */
export function withMissingResult(changes: readonly OfficialChange[], day: string | null): readonly OfficialChange[] {
  if (day === null) return changes
  const isInChanges = changes.some(({ column_id: id, after }) => id === column && after === day)
  const since = addDays(day, 1)
  const index = changes.findIndex(({ kind, at }) => kind === 'entered' || (at ?? '') < since)
  const [entered] = changes.slice(index, index + 1)
  if (isInChanges || !entered) return changes
  const at = entered.kind === 'entered' && entered.at !== null && entered.at > since ? entered.at : `${since}T12:00:00Z`
  const missing: OfficialChange = {
    ...entered,
    kind: 'changed',
    at,
    column_id: column,
    before: null,
    after: day,
    run_id: null,
    origin: null,
    by: null,
    layer: 'public',
    is_undo: false,
    was_undone: false,
    correction_id: null,
  }
  return changes.toSpliced(index, 0, missing)
}
