import type { MatchedRow } from '@atlas/contract/endpoints/data/import-matching.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Database } from '#database/connect.ts'
import type { SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { isSamePerson } from '#imports/spreadsheets/resolve/person-name.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'

/** The official that each of a few rows is about, where one is shown who bears the name and the office there. */
export async function matchingOfficials(
  database: Database,
  rows: readonly SheetRow[],
): Promise<MatchedRow['matches'][]> {
  const names = rows.map(nameOf)
  const lasts = [...new Set(names.map(({ last }) => last.toLowerCase()))].filter((last) => last !== '')
  if (lasts.length === 0) return rows.map(() => null)
  const found = await database
    .selectFrom('shown_official as official')
    .innerJoin('seat', 'seat.id', 'official.seat_id')
    .innerJoin('office', 'office.id', 'seat.office_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'seat.jurisdiction_id')
    .leftJoin('jurisdiction_county', 'jurisdiction_county.jurisdiction_id', 'jurisdiction.id')
    .leftJoin('county', 'county.id', 'jurisdiction_county.county_id')
    .select([
      'official.id',
      'official.name',
      'first_name as first',
      'middle_name as middle',
      'last_name as last',
      'suffix',
      'office.name as office',
      'jurisdiction.name as jurisdiction',
      'county.name as county',
    ])
    .where((column) => column(column.fn<string>('lower', ['last_name']), 'in', lasts))
    .execute()
  return rows.map((row, index) => {
    const name = names[index] ?? nameOf(row)
    const office = normalized(row.values.get('office.name') ?? '')
    const counties = (row.values.get('county.name') ?? '').split(',').map((county) => readPlaceName(county).key)
    const official = found.find(
      (each) =>
        isSamePerson(each, name) &&
        normalized(each.office) === office &&
        (!row.values.has('county.name') || (each.county !== null && counties.includes(readPlaceName(each.county).key))),
    )
    return official
      ? { id: official.id, official: official.name, office: official.office, jurisdiction: official.jurisdiction }
      : null
  })
}

function nameOf({ values }: SheetRow) {
  const fullName = values.get('eo.name') ?? [values.get('eo.first'), values.get('eo.last')].join(' ')
  return splitName(fullName, values.get('eo.last') ?? '')
}
