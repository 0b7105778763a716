import type { Chamber } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countyField, districtField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { stateOfTable } from '#imports/sources/public-pack/files/pack-paths.ts'
import type { CountyDistrict } from '#imports/sources/public-pack/places/county-districts.ts'

const stateId = stateOfTable.parishDistricts
const legislature: ReadonlyMap<string, Chamber> = new Map([
  ['state_house', 'lower'],
  ['state_senate', 'upper'],
])
const linesYear = 2022

/** The legislative districts that touch each parish; the districts of other bodies are not needed. */
export function readParishDistricts(file: TextFile, counties: ReadonlySet<string>): Reading<CountyDistrict> {
  const reading = readCsv(file, ['level', 'district', 'parish_fips'], ({ values }): CountyDistrict | null => {
    const chamber = legislature.get(values.level)
    if (!chamber) return otherBody(values.level)
    return {
      stateId,
      countyId: countyField(values.parish_fips, counties),
      chamber,
      district: districtField(values.district),
      linesYear,
      isPartial: false,
      source: 'parishDistricts',
    }
  })
  return { ...reading, items: reading.items.filter((item) => item !== null) }
}

const otherBodies: ReadonlySet<string> = new Set(['us_house_2024_lines', 'us_house', 'psc', 'supreme_court'])

function otherBody(level: string): null {
  if (!otherBodies.has(level)) throw new RowRefused(`"${level}" is no kind of district that is known`)
  return null
}

/** The complete list of a chamber replaces the statements of its members. */
export function withParishDistricts(
  overlaps: readonly CountyDistrict[],
  whole: readonly CountyDistrict[],
): CountyDistrict[] {
  const chambers = new Set(whole.map(({ chamber }) => chamber))
  return [...overlaps.filter((each) => each.stateId !== stateId || !chambers.has(each.chamber)), ...whole]
}
