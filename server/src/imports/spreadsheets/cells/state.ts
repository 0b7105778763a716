import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'

export const stateNames = stateIds.map((id) => states[id].name)
export const stateOptions = stateNames.map((name) => ({ value: name, label: name }))

export function readState(text: string): StateId {
  const found = stateOf(text, { fipsCodes: true })
  if (found) return found
  throw new CellRefused(
    `"${excerpt(text)}" is none of the five states ${stateNames.join(', ')}${didYouMean(text, stateNames)}`,
  )
}
