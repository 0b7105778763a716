import { slug } from '@atlas/contract/rules/normalized.ts'
import { placeIdOf } from '@atlas/contract/rules/place-id.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'

type Area = Pick<JurisdictionRecord, 'key' | 'kind' | 'stateId' | 'name' | 'countyIds'>

/**
 * The common key of areas that share their offices: the id of the place that an area is or belongs to; for a court, its
 * key without divisions and sections; otherwise the area's own key.
 */
export function placeKeyOf(area: Area): string {
  return placeIdOf(area) ?? (area.kind === 'judicial-circuit' ? courtKey(area) : area.key)
}

/** The divisions of a court that elect its judges; "Bessemer Division" is a separate court. */
const partOfCourt = /, (?:Election Section|Section|Subdistrict|\d+\w\w District|Division [A-Z0-9]{1,3}\b).*$| at Large$/

function courtKey({ stateId, name }: Pick<Area, 'stateId' | 'name'>): string {
  return jurisdictionKey.judicialCircuit(stateId, slug(name.replace(partOfCourt, '')))
}
