import { all } from '@atlas/states/all.ts'
import type { State } from '@atlas/states/state.ts'

/** The states of the atlas, each by its two-digit FIPS code, as its folder below `states/` declares it. */
export const states: Readonly<Record<StateId, State>> = all

export type StateId = keyof typeof all
export const stateIds = Object.keys(states).sort() as StateId[]

export function isStateId(text: string): text is StateId {
  return Object.hasOwn(states, text)
}

/** "Mississippi" for "28"; what is no state stays as it is. */
export function stateName(id: string): string {
  return isStateId(id) ? states[id].name : id
}
