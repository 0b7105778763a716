import { chamberOf } from '#imports/geography/chambers.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'
import type { Geography } from '#imports/sources/public-pack/places/jurisdictions.ts'

/**
 * The counties that a jurisdiction touches, by its key; none for a whole state, because they would distinguish nobody.
 */
export function countiesIn(
  geography: Geography,
  parts: readonly JurisdictionRecord[],
): (key: string) => readonly string[] {
  const touching = [
    ...geography.counties.map(({ id }) => [jurisdictionKey.county(id), id] as const),
    ...geography.placeCounties.map(
      ({ placeId, countyId }) => [jurisdictionKey.municipality(placeId), countyId] as const,
    ),
    ...geography.countyDistricts.map(
      ({ chamber, stateId, district, countyId }) => [chamberOf[chamber].key(stateId, district), countyId] as const,
    ),
    ...parts.flatMap(({ key, countyIds }) => countyIds.map((id) => [key, id] as const)),
  ]
  const byKey = Map.groupBy(touching, ([key]) => key)
  return (key) => (byKey.get(key) ?? []).map(([, countyId]) => countyId)
}
