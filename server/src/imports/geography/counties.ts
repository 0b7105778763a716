import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** Every county and parish. */
export function readCounties(file: TextFile): Reading<CountyRecord> {
  const names = new Map<string, string>()
  return readCsv(file, ['GEOID', 'Name', 'Short Name', 'State'], ({ values }) => {
    const stateId = stateField(values.State)
    const id = values.GEOID
    if (!/^\d{5}$/.test(id) || !id.startsWith(stateId))
      throw new RowRefused(`"${id}" is no FIPS code of a county of ${values.State}`)
    const name = values['Short Name']
    // Counties of several states may share a name, but if two of one state do, one of them is wrong.
    const namesake = names.get(`${stateId} ${name}`)
    if (namesake) throw new RowRefused(`${values.State} has a county ${name} already, ${namesake}`)
    names.set(`${stateId} ${name}`, id)
    return { id, stateId, name, fullName: `${name} ${values.Name.endsWith('Parish') ? 'Parish' : 'County'}` }
  })
}

/** The county as a whole. */
export function wholeCounty(county: CountyRecord): JurisdictionRecord {
  return {
    key: jurisdictionKey.county(county.id),
    stateId: county.stateId,
    kind: 'county',
    name: county.fullName,
    district: null,
    ocdId: null,
    countyIds: [county.id],
    coverage: 'unknown',
    figuresFrom: null,
  }
}
