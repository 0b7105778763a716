import type { all } from '#all.ts'
import { folderRows, type FolderTable, folderTable } from '#folder-table.ts'

/** The divisions in the public list of Open Civic Data whose ids do not follow the usual rule. */
export interface ListedDivisions {
  /** FIPS code of a city or town → the end of its id; null if the list has none for it. */
  readonly placesApart: ReadonlyMap<string, string | null>
  /** `28011 council_district` → the districts of that kind in it. */
  readonly districts: ReadonlyMap<string, ReadonlySet<string>>
}

const columns = ['geoid', 'division', 'districts'] as const

/** The divisions in a state's folder; empty if it has no file of them. */
export function listedDivisionsOf(stateId: keyof typeof all): ListedDivisions {
  const table = folderTable(stateId, 'divisions.csv')
  return table ? readDivisions(table) : { placesApart: new Map(), districts: new Map() }
}

function readDivisions(table: FolderTable): ListedDivisions {
  const placesApart = new Map<string, string | null>()
  const districts = new Map<string, ReadonlySet<string>>()
  for (const { values, refuse } of folderRows(table, columns)) {
    const { geoid, division } = values
    if (!/^\d{2}(?:\d{3}|\d{5})?$/.test(geoid))
      throw refuse(`"${geoid}" is no FIPS code of a state, a county or a town`)
    if (values.districts !== '') districts.set(`${geoid} ${division}`, new Set(values.districts.split(' ')))
    else if (geoid.length === 7) placesApart.set(geoid, division === '' ? null : division)
    else throw refuse('the districts are missing')
  }
  return { placesApart, districts }
}
