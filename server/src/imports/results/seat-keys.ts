import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { publishedReturns } from '@atlas/states/published-returns.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { type Contest, districtOf } from '#imports/results/contest.ts'

/**
 * Keys of a contest that the stored elections share: a seat of Congress or a legislature, an office of a county, a
 * title within its counties, or an office with the numbers of its court and group. A contest may have several.
 */
export function keysOf(contest: Contest, stateId: StateId, counties: readonly CountyRecord[]): string[] {
  const { title, district } = contest
  const chamber = chamberOf(title)
  if (chamber) return [chamberKey(chamber, district || numberIn(title))]
  const ids = counties.map(({ id }) => id)
  const keys = [titleKey(title, ids)]
  // For a statewide office the stored elections name no county.
  if (ids.length > 1) keys.push(titleKey(title, []))
  const [id] = ids
  const office = countyOfficeOf(title)
  if (office && id !== undefined && ids.length === 1) keys.push(countyKey(office, id, district))
  const post = publishedPost(stateId, `${title} ${district}`.trim(), counties[0])
  if (post) keys.push(numbersKey(post.office, `${post.place} ${post.district}`))
  if (/^district attorney\b/i.test(title) && district) keys.push(titleKey(`District Attorney ${district}`, []))
  return keys
}

export function chamberKey(chamber: string, district: string): string {
  return `${chamber} ${districtOf(district)}`
}

export function countyKey(office: string, countyId: string, district: string): string {
  return `${office.toLowerCase()} ${countyId} ${districtOf(district)}`
}

export function titleKey(title: string, countyIds: readonly string[]): string {
  const plain = title.replace(/\(\d+ to be elected\)/, '')
  // A district attorney serves a circuit, and the file may not name all of its counties.
  return /^district attorney\b/i.test(plain)
    ? normalized(plain)
    : `${normalized(plain)} ${countyIds.toSorted((a, b) => a.localeCompare(b)).join(';')}`
}

export function numbersKey(office: string, text: string): string {
  return `${office} ${[...new Set(text.match(/\d+/g))].map(Number).join(' ')}`
}

function publishedPost(stateId: StateId, title: string, county: CountyRecord | undefined) {
  // Only Florida's courts and boards have numbers instead of names.
  return stateId === '12' ? publishedReturns['12'].postOf(title, county) : null
}

function chamberOf(title: string): 'congress' | 'upper' | 'lower' | null {
  if (/^(?:us|u\. ?s\.|united states) (?:house|rep)|representative in congress|congressional/i.test(title))
    return 'congress'
  if (/^state senat/i.test(title)) return 'upper'
  return /^state (?:house|rep)/i.test(title) ? 'lower' : null
}

function numberIn(title: string): string {
  return /\d+/.exec(title)?.[0] ?? ''
}

/**
 * The same office has different names in different counties: "Chancery Clark", "Prosecutor", "Tax Assessor Collector".
 */
const countyOffices: readonly (readonly [RegExp, string])[] = [
  [/^circuit (?:and|&) chancery cl[ae]rk$/, 'circuit clerk'],
  [/^chancery cl[ae]rk$/, 'chancery clerk'],
  [/^circuit (?:court )?cl[ae]rk$/, 'circuit clerk'],
  [/^(?:county )?(?:prosecut(?:or|ing attorney)|attorney)$/, 'county attorney'],
  [/^(?:county )?tax assessor(?: and)? (?:tax )?collector$/, 'tax assessor/collector'],
  [/^(?:county )?tax collector(?: and)? (?:tax )?assessor$/, 'tax assessor/collector'],
  [/^(?:county )?tax assessor$/, 'tax assessor'],
  [/^(?:county )?tax collector$/, 'tax collector'],
  [/^(?:county )?coroner(?: ranger| and ranger)?$/, 'coroner'],
  [/^(?:county )?sheriff$/, 'sheriff'],
  [/^(?:county )?surveyor$/, 'surveyor'],
]

/** A county office in the words of the stored elections; null for any other title. */
export function countyOfficeOf(title: string): string | null {
  const plain = normalized(title.replace(/[()]/g, ' '))
  return countyOffices.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
