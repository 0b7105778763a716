import type { CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'

interface Noun {
  readonly one: string
  readonly many: string
}

const louisiana = '22'

/** What a state calls its counties; all states together have both. */
export function countyNoun(stateId: CoveredArea['state_id']): Noun {
  if (stateId === null) return { one: 'county or parish', many: 'counties and parishes' }
  return stateId === louisiana ? { one: 'parish', many: 'parishes' } : { one: 'county', many: 'counties' }
}
