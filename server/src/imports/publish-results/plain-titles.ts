import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { ElectedPost } from '@atlas/states/returns/elected-post.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { countyOfficeOf } from '#imports/results/seat-keys.ts'

const statewide: readonly (readonly [RegExp, OfficeName])[] = [
  [/^governor\b/, 'Governor'],
  [/^(?:lt|lieutenant) governor\b/, 'Lieutenant Governor'],
  [/^attorney general\b/, 'Attorney General'],
  [/^secretary of state\b/, 'Secretary of State'],
  [/^(?:state )?treasurer$/, 'State Treasurer'],
  [/^(?:state )?auditor(?: of public accounts)?$/, 'State Auditor'],
  [/^chief financial officer\b/, 'Chief Financial Officer'],
  [/^commissioner of agriculture\b/, 'Commissioner of Agriculture'],
  [/^commissioner of insurance\b/, 'Commissioner of Insurance'],
  [/^commissioner of labor\b/, 'Commissioner of Labor'],
  [/^state (?:school )?superintendent\b|^superintendent of education$/, 'Superintendent of Education'],
]

/** An office that the whole state elects; null where the title is for another. */
export function statewideOfficeOf(title: string): OfficeName | null {
  const plain = normalized(title)
  return statewide.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

const ofCounties: ReadonlyMap<string, string> = new Map([
  ['sheriff', 'Sheriff'],
  ['coroner', 'Coroner'],
  ['surveyor', 'Surveyor'],
])

/**
 * An office of a county in the titles of Alabama and of OpenElections, where "X County" stands before or behind it:
 * "MEMBER, DALLAS COUNTY COMMISSION, DISTRICT NO. 1", "SHERIFF, AUTAUGA COUNTY", "Sheriff".
 */
export function countyPostOf(title: string, district: string, county: CountyRecord | undefined): ElectedPost | null {
  if (!county) return null
  const place = county.fullName
  const name = normalized(county.fullName)
  const plain = ` ${normalized(title)} `
    .replace(` ${name} `, ' ')
    .replace(/\bdistrict no /, 'district ')
    .replace(/\s+/g, ' ')
    .trim()
  const number = /\bdistrict (\w+)$/.exec(plain)?.[1] ?? district
  if (/^member commission(?: district \w+)?$/.test(plain))
    return { office: 'County commissioner', area: 'county', place, district: number }
  if (/^chair(?:man|person)? commission$/.test(plain))
    return { office: 'County commission chair', area: 'county', place, district: '' }
  if (/^judge of probate$|^probate judge$/.test(plain))
    return { office: 'Probate judge', area: 'county', place, district: '' }
  const office = ofCounties.get(countyOfficeOf(plain) ?? '')
  return office ? { office, area: 'county', place, district: '' } : null
}
