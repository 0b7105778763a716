import type { HistoricArea } from '#lists/historic-list.ts'
import { UnusableRow } from '#lists/unusable-row.ts'
import type { Area } from '#louisiana/lists/historic-posts.ts'

interface Described {
  /** "Ward 2, Town of Vivian" */
  readonly description: string
  /** In capitals; blank if the area is not a single parish, and for some towns in two parishes. */
  readonly parish: string
}

/** The area that elects the official of a row, from the order of words that each kind of office uses. */
export function areaOf(area: Area, described: Described): HistoricArea {
  return finders[area](described)
}

const finders: Readonly<Record<Area, (described: Described) => HistoricArea>> = {
  state: () => ({ kind: 'state' }),
  congressional: ({ description }) => ({ kind: 'chamber', chamber: 'congress', district: ordinalOf(description) }),
  senate: ({ description }) => ({ kind: 'chamber', chamber: 'upper', district: ordinalOf(description) }),
  house: ({ description }) => ({ kind: 'chamber', chamber: 'lower', district: ordinalOf(description) }),
  'supreme-court': ({ description }) => court(description, 'supreme-court-', 'Supreme Court District'),
  'court-of-appeal': ({ description }) => court(description, 'appeal-', 'Court of Appeal Circuit'),
  judicial: judicialDistrict,
  parish: ({ parish }) => ({ kind: 'county', county: parish }),
  'parish-district': (described) => partOfParish('parish', described),
  'justice-ward': (described) => partOfParish('justice', described),
  'school-district': ({ description, parish }) => ({
    kind: 'school-district',
    county: parish,
    ...partOf(description),
  }),
  'city-court': ({ description, parish }) => {
    const place = municipalityIn(description)
    return place ? { kind: 'municipality', place, ...partOf('') } : { kind: 'county', county: parish }
  },
  municipality,
}

function court(description: string, body: string, label: string): HistoricArea {
  const number = ordinalOf(description)
  return { kind: 'circuit', key: `${body}${number}`, name: `${label} ${number}`, district: number }
}

/** Only Orleans has a civil and a criminal district court instead of a numbered one. */
function judicialDistrict({ description }: Described): HistoricArea {
  if (/\b(?:Civil|Criminal) District Court\b/.test(description)) return { kind: 'county', county: 'ORLEANS' }
  return court(description, '', 'Judicial District')
}

function partOfParish(body: string, { description, parish }: Described): HistoricArea {
  const part = partOf(description)
  return part.part === '' ? { kind: 'county', county: parish } : { kind: 'county-part', county: parish, body, ...part }
}

/** "Ward 2, Town of Vivian": a part of the town, or the whole town if no part precedes it. */
function municipality({ description }: Described): HistoricArea {
  const [before = ''] = description.split(/,? ?(?:City|Town|Village) of /)
  return { kind: 'municipality', place: municipalityIn(description) ?? plainText(description), ...partOf(before) }
}

function municipalityIn(description: string): string | undefined {
  return /(?:City|Town|Village) of (.+)$/.exec(description)?.[1] ?? /, (Baton Rouge)$/.exec(description)?.[1]
}

/** "2nd Congressional District" → "2" */
function ordinalOf(description: string): string {
  const number = /^(\d+)(?:st|nd|rd|th)\b/.exec(description)?.[1]
  if (!number) throw new UnusableRow(`no district is named by "${description}"`)
  return String(Number(number))
}

/** "District  7" → "7", "Division A" → "Division A"; only for a district is the bare number or letter enough. */
function partOf(description: string): { readonly part: string; readonly district: string } {
  const part = plainText(description)
  return { part, district: /^District (\d+|[A-Z])$/.exec(part)?.[1] ?? part }
}

function plainText(description: string): string {
  return description.replace(/\s+/g, ' ').trim()
}
