import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { Law } from '#law/law.ts'

export interface NextElection {
  readonly primary: string | null
  readonly general: string | null
}

export const noElection: NextElection = { primary: null, general: null }

/** When seats of an office that were filled in a year, for a term of so many years, are filled next. */
export function nextElection(law: Law, office: OfficeName, filled: number, term: number): NextElection {
  const { primary, general } = electionOf(law, filled + term, ['primary', 'general'])
  return { primary: law.primaryNotKnown.includes(office) ? null : primary, general }
}

// No state has a longer time between elections for all of its cities.
const longestWait = 4

/** When most cities of a state vote after a year in which they did; single cities may differ. */
export function nextCityElection(law: Law, filled: number): NextElection {
  const later = Array.from({ length: longestWait }, (_, index) => filled + 1 + index)
  const all = later.map((year) => electionOf(law, year, ['municipal-primary', 'municipal']))
  return all.find(({ general }) => general !== null) ?? noElection
}

function electionOf({ elections }: Law, year: number, [primary, general]: readonly [string, string]): NextElection {
  const ofYear = elections(year)
  const dayOf = (name: string) => ofYear.find(({ id }) => id === `${year}-${name}`)?.day ?? null
  return { primary: dayOf(primary), general: dayOf(general) }
}
