import type { ExistingRecords, ExistingJurisdiction } from '#imports/spreadsheets/resolve/existing-records.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'

export function refuseElsewhere(place: ExistingJurisdiction, existing: ExistingRecords): never {
  throw new CellRefused(`${place.name} is known to lie in ${countiesOf(place, existing)}`, 'county.name')
}

export function refuseSeveral(name: string, places: readonly ExistingJurisdiction[], existing: ExistingRecords): never {
  const each = places.slice(0, 5).map((place) => `${kindWords(place.kind)} in ${countiesOf(place, existing)}`)
  const summary = places.length > each.length ? `${each.join('; ')} …` : each.join('; ')
  throw new CellRefused(
    `${places.length} places are called "${name}" (${summary}); say the county, the district or the kind`,
    'jurisdiction.name',
  )
}

/** A numbered district is identified by its number, whatever its name, unless the name has another number. */
export function refuseOtherDistrict(name: string, { district, kind }: ExistingJurisdiction): void {
  if (` ${normalized(name)} `.includes(` ${normalized(district ?? '')} `)) return
  throw new CellRefused(`"${excerpt(name)}" is not the name of ${kindWords(kind)} ${district}`, 'jurisdiction.name')
}

export function kindWords(kind: JurisdictionKind): string {
  return kind.replaceAll('-', ' ')
}

function countiesOf({ countyIds }: ExistingJurisdiction, { counties }: ExistingRecords): string {
  return countyIds.map((id) => counties.get(id)?.fullName ?? id).join(', ') || 'a county that is not known'
}
