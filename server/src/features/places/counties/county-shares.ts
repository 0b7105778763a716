import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { CountyShares } from '@atlas/contract/endpoints/places/county-shares.ts'

/** Public figures: the Black share of the voting-age population by FIPS code, where it is known. */
export function countyShares({ counties }: Counties): CountyShares['shares'] {
  return Object.fromEntries(
    counties.flatMap(({ id, figures }) => {
      const share = figures['stats.vap_black%']
      // More digits would not change any color of the map.
      return share === null ? [] : [[id, Number(share.toFixed(4))]]
    }),
  )
}
