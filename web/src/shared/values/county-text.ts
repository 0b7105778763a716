import { placeNouns } from '@atlas/contract/rules/place-kinds.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { textOf } from '#shared/values/text-of.ts'

/** Where an official serves, as short as possible. */
export interface CountyText {
  /** "Dallas", or "Statewide"; null where it is unknown. */
  readonly first: string | null
  /** The number of other counties. */
  readonly others: number
  readonly isWholeState: boolean
}

/** The counties of a row, first the one that was searched for; the details list all of them. */
export function countyTextOf(row: Row): CountyText {
  const names = [row['county.name'] ?? []].flat().map(String)
  if (isWholeState(textOf(row, 'state.name'), names.length))
    return { first: 'Statewide', others: 0, isWholeState: true }
  return { first: names[0] ?? null, others: Math.max(0, names.length - 1), isWholeState: false }
}

export function isWholeState(name: string | null, counties: number): boolean {
  return stateIds.some((id) => states[id].name === name && states[id].counties === counties)
}

/** What a state calls its counties: "parishes". */
export function countyNounsOf(name: string | null): string {
  return placeNouns('county', stateIds.find((id) => states[id].name === name) ?? '')
}
