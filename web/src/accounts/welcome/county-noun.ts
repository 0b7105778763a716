import type { CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import { nounsOfAllStates, placeNoun, placeNouns } from '@atlas/contract/rules/place-kinds.ts'

interface Noun {
  readonly one: string
  readonly many: string
}

/** What a state calls its counties; all states together have both. */
export function countyNoun(stateId: CoveredArea['state_id']): Noun {
  if (stateId !== null) return { one: placeNoun('county', stateId), many: placeNouns('county', stateId) }
  const { one, several } = nounsOfAllStates('county')
  return { one: one.join(' or '), many: several.join(' and ') }
}
