import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { CountyRecord } from '#imports/records/records.ts'

/** "St. John The Baptist", "Lasalle", "Appling County", "MIAMI-DADE" */
export function plain(county: string): string {
  return normalized(county)
    .replace(/[^a-z]/g, '')
    .replace(/^saint/, 'st')
}

export function namesOf({ name, fullName }: CountyRecord): string[] {
  // "Jeff Davis" is Jefferson Davis County in Mississippi, but a county of its own in Georgia.
  return [name, fullName, name.replace(/^Jefferson /, 'Jeff ')].map(plain)
}

/** The counties of the state named in a contest. */
export function countiesNamed(
  names: readonly string[],
  stateId: StateId,
  all: readonly CountyRecord[],
): CountyRecord[] {
  const named = new Set(names.map(plain))
  return all.filter((county) => county.stateId === stateId && namesOf(county).some((each) => named.has(each)))
}
