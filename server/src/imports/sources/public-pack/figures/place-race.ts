import { readCsv } from '#imports/reading/csv.ts'
import { percentField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { FactRecord, JurisdictionRecord } from '#imports/records/records.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

interface PlaceRace {
  readonly jurisdictionKey: string
  readonly blackShare: number
}

/** The Black share of the residents of cities and towns, as the Census counted them in 2010. */
export function readPlaceRace(file: TextFile): Reading<PlaceRace> {
  return readCsv(file, ['place_geoid', 'pct_black'], ({ values }) => {
    if (!/^\d{7}$/.test(values.place_geoid))
      throw new RowRefused(`"${values.place_geoid}" is no FIPS code of a city or town`)
    return {
      jurisdictionKey: jurisdictionKey.municipality(values.place_geoid),
      blackShare: percentField(values.pct_black, 'pct_black'),
    }
  })
}

/** The figure of each city and town; a part of one shows the figure of the whole, as the column says. */
export function placeRaceFacts(
  places: readonly PlaceRace[],
  jurisdictions: readonly Pick<JurisdictionRecord, 'key' | 'kind'>[],
): FactRecord[] {
  const byKey = new Map(places.map((place) => [place.jurisdictionKey, place]))
  return jurisdictions.flatMap(({ key, kind }) => {
    const place = kind === 'municipality' ? byKey.get(key.split(':').slice(0, 2).join(':')) : undefined
    if (!place) return []
    return factsOf(
      key,
      { 'stats.city_black_2010%': place.blackShare },
      { source: sources.placeRace, method: 'counted', note: '2010 Census, all ages, one race alone' },
    )
  })
}
