import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import type { PostOf } from '#imports/sources/public-pack/people/departures.ts'

/** Offices of which a county or a city has only one. */
const ofOneHolder: ReadonlySet<OfficeName> = new Set([
  'Sheriff',
  'Mayor',
  'Parish President',
  'Coroner',
  'Assessor',
  'Clerk of Court',
  'Clerk of Superior Court',
  'Clerk of Circuit Court',
  'Chancery Clerk',
  'Property Appraiser',
  'Revenue Commissioner',
  'Supervisor of Elections',
  'Tax Assessor',
  'Tax Collector',
  'Tax Assessor/Collector',
  'Tax Commissioner',
])

/** Finds places with two names for an office of which a city or a county has only one. */
export function tooManyHolders(officials: readonly OfficialRecord[], postOf: PostOf): string[] {
  const atLarge = officials.filter(
    ({ office, jurisdictionKey: key }) => ofOneHolder.has(office) && /^(?:county|municipality):\d+$/.test(key),
  )
  const seats = Map.groupBy(atLarge, ({ office, jurisdictionKey }) => `${office} ${jurisdictionKey}`)
  return [...seats.values()].flatMap(([first, ...others]) =>
    first && others.length > 0
      ? [`${[first, ...others].map(({ name }) => name).join(' and ')} are both ${postOf(first)}.`]
      : [],
  )
}
