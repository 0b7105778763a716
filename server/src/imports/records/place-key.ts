import { slug } from '@atlas/contract/rules/normalised.ts'
import { placeIdOf } from '@atlas/contract/rules/place-id.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'

type Area = Pick<JurisdictionRecord, 'key' | 'kind' | 'stateId' | 'name' | 'countyIds'>

/**
 * What the areas have in common that share their offices: the id of the place that an area is or is a part of; of a
 * court, its key without divisions and sections; else its own key.
 */
export function placeKeyOf(area: Area): string {
  return placeIdOf(area) ?? (area.kind === 'judicial-circuit' ? courtKey(area) : area.key)
}

/** The divisions of a court that elect its judges; "Bessemer Division" is a court of its own. */
const partOfCourt = /, (?:Election Section|Section|Subdistrict|\d+\w\w District|Division [A-Z0-9]{1,3}\b).*$| at Large$/

function courtKey({ stateId, name }: Pick<Area, 'stateId' | 'name'>): string {
  return jurisdictionKey.judicialCircuit(stateId, slug(name.replace(partOfCourt, '')))
}
