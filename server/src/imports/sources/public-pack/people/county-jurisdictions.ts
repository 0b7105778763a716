import { slug } from '@atlas/contract/rules/normalized.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { wholeCounty } from '#imports/geography/counties.ts'
import type { Candidacy } from '#imports/sources/public-pack/people/county-races.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'

/** The jurisdiction that elects the winner of a race: the county, or a district inside it. */
export function jurisdictionOf(
  { office, district }: Pick<Candidacy, 'office' | 'district'>,
  county: CountyRecord,
): JurisdictionRecord {
  if (isDivision(district)) return countyDistrict(county, 'division', titled(district), titled(district))
  // Jefferson County in Alabama has two probate judges.
  if (office === 'Probate Judge' && /^\d+$/.test(district))
    return countyDistrict(county, 'place', district, `Place ${district}`)
  // The whole county elects the other offices; a number in their name only distinguishes two posts.
  if (office !== 'County Commissioner' || isAtLarge(district)) return wholeCounty(county)
  const { of, post } = postIn(titled(district))
  // Posts that are filled countywide.
  if (of === '') return countyDistrict(county, 'commission', post, post)
  // The word comes before a number or a letter, but after a name.
  if (/^(\d+|[A-Z])$/.test(of))
    return countyDistrict(county, 'commission', titled(district), [`District ${of}`, post].filter(Boolean).join(', '))
  return countyDistrict(county, 'commission', titled(district), `${titled(district)} District`)
}

/** "2, Post 1" → a post of the second district, "Post 1" → a post of the whole county. */
function postIn(district: string): { readonly of: string; readonly post: string } {
  const [, of = '', post = ''] = /^(?:(.+?), )?((?:Post|Place|Seat|Position) \w+)$/.exec(district) ?? []
  return post === '' ? { of: district, post } : { of, post }
}

function countyDistrict(county: CountyRecord, body: string, district: string, label: string): JurisdictionRecord {
  return {
    ...wholeCounty(county),
    key: jurisdictionKey.countyDistrict(county.id, body, slug(district)),
    kind: 'county-district',
    name: `${county.fullName}, ${label}`,
    district,
    figuresFrom: jurisdictionKey.county(county.id),
  }
}

function isAtLarge(district: string): boolean {
  return district === '' || /^AT[- ]LARGE\b/.test(district) || district === 'CHAIRMAN'
}

function isDivision(district: string): boolean {
  return district.endsWith(' DIVISION')
}

function titled(district: string): string {
  return district.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
