import { type OfficeName, offices } from '@atlas/contract/rules/offices.ts'
import type { all } from '#all.ts'
import { folderRows, folderTable } from '#folder-table.ts'

/**
 * The counties of a state court's district, for districts that the law makes of whole counties and whose counties the
 * returns do not state.
 */
export interface CourtDistrict {
  readonly office: OfficeName
  readonly district: string
  readonly countyIds: readonly string[]
}

const columns = ['county_fips', 'county_name', 'office', 'district', 'source'] as const

/** The court districts of a state; empty if its folder has no file of them. */
export function courtDistrictsOf(stateId: keyof typeof all): CourtDistrict[] {
  const table = folderTable(stateId, 'court-districts.csv')
  if (!table) return []
  const rows = folderRows(table, columns).map(({ values, refuse }) => {
    const { county_fips: countyId, office, district, source } = values
    if (!/^\d{5}$/.test(countyId)) throw refuse(`"${countyId}" is no FIPS code of a county`)
    if (!isOffice(office)) throw refuse(`"${office}" is no office of the atlas`)
    if (district === '' || source === '') throw refuse('a district and its source are needed')
    return { countyId, office, district }
  })
  return [...Map.groupBy(rows, ({ office, district }) => `${office} ${district}`).values()].flatMap((ofDistrict) =>
    ofDistrict[0] ? [{ ...ofDistrict[0], countyIds: ofDistrict.map(({ countyId }) => countyId) }] : [],
  )
}

function isOffice(text: string): text is OfficeName {
  return Object.hasOwn(offices, text)
}
