import { type PlaceGroup, placeGroups, nounsOfAllStates } from '@atlas/contract/rules/place-kinds.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { numberOf } from '#places/list/seats-of-row.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** "20 officials" */
export function officialsText(row: Row): string {
  const officials = numberOf(row['place.officials']) ?? 0
  return `${thousands(officials)} ${officials === 1 ? 'official' : 'officials'}`
}

/** The name of a group of places within a sentence: "counties and parishes". */
export const groupNouns: Readonly<Record<PlaceGroup, string>> = {
  counties: nounsOfAllStates('county').several.join(' and '),
  cities: 'cities and towns',
  districts: 'districts',
  schools: 'school districts',
  states: 'states',
}

/** The groups that have a segment in the list. */
export const segmentGroups = (Object.keys(placeGroups) as PlaceGroup[]).filter((group) => group !== 'states')
