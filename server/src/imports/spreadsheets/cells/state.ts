import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

export const stateNames = stateIds.map((id) => states[id].name)
export const stateOptions = stateNames.map((name) => ({ value: name, label: name }))

const stateByName = byWord((id) => [states[id].name, states[id].code])
const stateByShortForm = byWord((id) => [
  states[id].name,
  states[id].code,
  `state of ${states[id].name}`,
  ...states[id].abbreviations,
  ...states[id].cutNames,
])
const stateByFipsCode = byWord((id) => [id, `${Number(id)}`])

function byWord(wordsOf: (id: StateId) => readonly string[]): ReadonlyMap<string, StateId> {
  return new Map(stateIds.flatMap((id) => wordsOf(id).map((word) => [normalised(word), id] as const)))
}

/** How a state may be written beside its name and its two letters. */
interface StateForms {
  /** "Ala.", "State of Alabama", "A L" */
  readonly shortForms?: boolean
  /** "01", and "1" where a spreadsheet has taken the zero. */
  readonly fipsCodes?: boolean
}

/** The state that a text names; undefined where it is none of the five. */
export function stateOf(text: string, forms: StateForms = { shortForms: true }): StateId | undefined {
  const word = normalised(text)
  return (
    stateByName.get(word) ??
    (forms.shortForms ? (stateByShortForm.get(word) ?? stateByShortForm.get(word.replaceAll(' ', ''))) : undefined) ??
    (forms.fipsCodes ? stateByFipsCode.get(text.replace(/\.0+$/, '')) : undefined)
  )
}

export function readState(text: string): StateId {
  const found = stateOf(text, { fipsCodes: true })
  if (found) return found
  throw new CellRefused(
    `"${excerpt(text)}" is none of the five states ${stateNames.join(', ')}${didYouMean(text, stateNames)}`,
  )
}
