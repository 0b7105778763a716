import type { Chamber } from '#imports/geography/chambers.ts'
import { districtField } from '#imports/reading/fields.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { CountyDistrict } from '#imports/sources/public-pack/places/county-districts.ts'

/** The legislative districts at the middle of an area. They are probable: the area may lie in several. */
export interface DistrictsAtPoint {
  readonly upper: string
  readonly lower: string
}

export type DistrictsOf = (countyIds: readonly string[], upper: string, lower: string) => DistrictsAtPoint

const bodies = { upper: 'Senate', lower: 'House' } as const satisfies Partial<Record<Chamber, string>>

/** Takes the districts of an area only where other sources say that they touch one of its counties. */
export function districtsTouching(countyDistricts: readonly CountyDistrict[]): DistrictsOf {
  const touching = new Set(
    countyDistricts.map(({ countyId, chamber, district }) => `${countyId} ${chamber} ${district}`),
  )
  const checked = (countyIds: readonly string[], chamber: keyof typeof bodies, text: string) => {
    const district = districtField(text)
    if (countyIds.some((countyId) => touching.has(`${countyId} ${chamber} ${district}`))) return district
    throw new RowRefused(`${bodies[chamber]} district "${text}" touches none of the counties of the area`)
  }
  return (countyIds, upper, lower) => ({
    upper: checked(countyIds, 'upper', upper),
    lower: checked(countyIds, 'lower', lower),
  })
}
