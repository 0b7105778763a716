import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

const typeOfOffice: ReadonlyMap<string, OfficeType> = new Map(Object.entries(offices))
/** Offices of other types that counties elect by district. */
const ofCountyDistricts = new Set(['Constable', 'Justice Court Judge', 'Justice of the Peace'])

/**
 * The kind of place that elects an office, as far as the office determines it; only then may a list add an unknown
 * place.
 */
export function kindOfPlace(values: ReadonlyMap<FileColumn, string>): JurisdictionKind | null {
  const office = values.get('office.name') ?? ''
  const type = typeOfOffice.get(office)
  const [isNamed, hasDistrict] = [values.has('jurisdiction.name'), values.has('jurisdiction.district')]
  if (type === 'Municipal Government') return isNamed ? 'municipality' : null
  if (type === 'School Board') return isNamed || hasDistrict ? 'school-district' : null
  const isOfCounty = type === 'County Government' || ofCountyDistricts.has(office)
  return isOfCounty && hasDistrict && !isNamed && values.has('county.name') ? 'county-district' : null
}
