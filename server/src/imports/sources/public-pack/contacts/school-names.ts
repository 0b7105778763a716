import { normalized } from '@atlas/contract/rules/normalized.ts'
import { schoolDistrictOf } from '@atlas/contract/rules/place-id.ts'
import { placeKeyOf } from '#imports/records/place-key.ts'
import type { ContactRecord, CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'

const prefix = /^school-(\d{5})-/

/**
 * The returns name the board of a town after its county: "Washington County School District, Leland". Where one
 * district of that county has the same distinguishing words, its contact applies to the board too.
 */
export function withSchoolNames(
  contacts: readonly ContactRecord[],
  jurisdictions: readonly JurisdictionRecord[],
  counties: ReadonlyMap<string, CountyRecord>,
): ContactRecord[] {
  const ofSchools = contacts.filter(({ placeKey }) => prefix.test(placeKey))
  const known = new Set(ofSchools.map(({ placeKey }) => placeKey))
  const byWords = Map.groupBy(ofSchools, ({ placeKey }) => ownWords(placeKey, placeKey.replace(prefix, ''), counties))
  const boards = new Map(
    jurisdictions.filter(({ kind }) => kind === 'school-district').map((area) => [placeKeyOf(area), area]),
  )
  const found = Array.from(boards).flatMap(([placeKey, { name }]) => {
    if (known.has(placeKey)) return []
    const words = ownWords(placeKey, schoolDistrictOf(name), counties)
    const lines = words === null ? [] : (byWords.get(words) ?? [])
    return new Set(lines.map((line) => line.placeKey)).size === 1 ? lines.map((line) => ({ ...line, placeKey })) : []
  })
  return [...contacts, ...found]
}

const everySchool = /\b(?:schools?|district|public|parish|board|consolidated|municipal|separate|city|community|of)\b/g

/** The words of a board’s name besides its county and the words that all boards have; null where there are none. */
function ownWords(placeKey: string, name: string, counties: ReadonlyMap<string, CountyRecord>): string | null {
  const [, fips = ''] = prefix.exec(placeKey) ?? []
  const county = normalized(counties.get(fips)?.fullName ?? '')
  const words = normalized(name).replace(county, '').replace(everySchool, '').trim().replace(/\s+/g, ' ')
  return words === '' ? null : `${fips} ${words}`
}
