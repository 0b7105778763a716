import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { isStateId, type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Step } from '#search/builder/steps.ts'

export interface ChoiceGroup {
  /** Null where all choices form one list. */
  readonly label: string | null
  readonly choices: readonly CountedChoice[]
}

/** Counties grouped by state where several states are selected; all other choices as one list. */
export function groupChoices({ columnId, label }: Step, choices: readonly CountedChoice[]): ChoiceGroup[] {
  const ungrouped = [{ label: null, choices }]
  if (columnOf(columnId).kind !== 'counties') return ungrouped
  const groups = stateIds
    .map((id) => ({ label: states[id].name, choices: choices.filter((choice) => stateOf(choice) === id) }))
    .filter((group) => group.choices.length > 0)
  if (groups.length < 2) return ungrouped
  const rest = choices.filter((choice) => stateOf(choice) === null)
  return rest.length > 0 ? [...groups, { label, choices: rest }] : groups
}

/** A county's id is its FIPS code, which begins with that of its state. */
function stateOf({ id }: CountedChoice): StateId | null {
  const state = id.slice(0, 2)
  return /^\d{5}$/.test(id) && isStateId(state) ? state : null
}
