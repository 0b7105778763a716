import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

export const stateNames = stateIds.map((id) => states[id].name)
export const stateOptions = stateNames.map((name) => ({ value: name, label: name }))

const stateByWord: ReadonlyMap<string, StateId> = new Map(
  stateIds.flatMap((id) => {
    const { code, name, abbreviations, cutNames } = states[id]
    const names = [normalised(name), `state of ${normalised(name)}`]
    return [code.toLowerCase(), ...abbreviations, ...cutNames, ...names].map((word) => [word, id] as const)
  }),
)

/** "Ala." → 01; undefined for what is none of the five. */
export function stateOf(text: string): StateId | undefined {
  return stateByWord.get(normalised(text)) ?? stateByWord.get(normalised(text).replaceAll(' ', ''))
}

export function readState(text: string): StateId {
  const word = normalised(text)
  const found = stateIds.find(
    (id) =>
      id === text ||
      `${Number(id)}` === text ||
      normalised(states[id].name) === word ||
      states[id].code.toLowerCase() === word,
  )
  if (found) return found
  throw new CellRefused(
    `"${excerpt(text)}" is none of the five states ${stateNames.join(', ')}${didYouMean(text, stateNames)}`,
  )
}
