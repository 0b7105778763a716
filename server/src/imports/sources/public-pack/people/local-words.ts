import { districtName } from '#imports/sources/public-pack/people/district-names.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { LocalWinner } from '#imports/sources/public-pack/people/local-returns.ts'

/** "City of Alexandria" → "Alexandria" */
export function municipalityIn(text: string): string | undefined {
  return /(?:City|Town|Village) of (.+)$/.exec(text)?.[1]
}

/**
 * What distinguishes the seat from others of the same place: "District 5", "Place 2", "Ward 3, Division A"; empty where
 * nothing does.
 */
export function districtLabel({ office, district }: Pick<LocalWinner, 'office' | 'district'>): string {
  const words = inWords(district)
  // "1, Position 1": a district of a court, and a post of it.
  if (/^\d+[ ,]/.test(words)) return `District ${words}`
  if (!/^(\d+|[A-Z])$/.test(words)) return words
  // Courts number their posts, but the whole court district elects every judge.
  return offices[office] === 'Courts' && office !== 'Justice Court Judge' ? `Place ${words}` : `District ${words}`
}

interface Court {
  readonly court: string
  /** The post in it, or the part of the circuit that elects; empty where there is only one. */
  readonly division: string
}

/** "15th Judicial District Court, ES 1, Div. D" → the court, and its part. */
export function courtOf(winner: Pick<LocalWinner, 'office' | 'place' | 'district'>): Court {
  const court = ordinals(inWords(plainCourt(winner.place)))
  const district = ordinals(inWords(winner.district))
  const rest = district.startsWith(court) ? district.slice(court.length).replace(/^, /, '') : district
  if (rest === '' || rest === 'District Court' || court.endsWith(` ${rest}`)) return { court, division: '' }
  return { court, division: spelled(districtLabel({ office: winner.office, district: rest })) }
}

/**
 * The usual name of a court. "Chancery Court 11-1" with "District 11, Seat 1, Place 1" belongs to a subdistrict, and a
 * section of East Baton Rouge's family court is listed without the name of the court.
 */
export function courtName({ court, division }: Court, published: string): Court {
  const [name = '', ...sections] = districtName(court).split(', ')
  const post = [...sections, districtName(division)].filter(Boolean).join(', ')
  const [, kind = '', number = '', subdistrict = ''] = /^(Chancery|Circuit) Court ?(\d*)-?(\d*)$/.exec(name) ?? []
  if (kind !== '') return stateCourt(kind, number, subdistrict, post)
  if (name.startsWith('Election Section') && published.includes('Family Court'))
    return { court: 'Family Court', division: [name, post].filter(Boolean).join(', ') }
  return { court: name, division: post }
}

/** The seats of a subdistrict have its number; a place without a district is itself the district. */
function stateCourt(kind: string, number: string, subdistrict: string, post: string): Court {
  const numberOf = (word: string) => new RegExp(`\\b${word} (\\d+)`).exec(post)?.[1]
  const district = numberOf('District') ?? (number || numberOf('Place') || '')
  const part = numberOf('Seat') ?? subdistrict
  const place = number === '' && numberOf('District') === undefined ? undefined : numberOf('Place')
  return {
    court: `${kind} Court District ${district}`,
    division: [part && `Subdistrict ${district}-${part}`, place && `Place ${place}`].filter(Boolean).join(', '),
  }
}

/** "Circuit District Circuit Court Judge 7-1" names the court twice. */
function plainCourt(text: string): string {
  return text.replace(/^(Circuit|Chancery) District \1 Court Judge /, '$1 Court ')
}

/** "DIST 5" → "District 5", "17, PLACE 1" → "17, Place 1" */
function inWords(text: string): string {
  const isCapitals = !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text)
  const words = isCapitals ? text.toLowerCase().replace(/(?<=^|[\s(-])\p{L}/gu, (letter) => letter.toUpperCase()) : text
  return words
    .replace(/\bDist\b\.?(?= \d)/g, 'District')
    .replace(
      /\b(group|place|post|district|ward|seat|position)\b/g,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/^At large$/, 'At Large')
    .trim()
}

function spelled(text: string): string {
  return text
    .replace(/\b(?:ES|Elec\. Sec(?:t)?\.)(?= \d)/g, 'Election Section')
    .replace(/\bDiv\./g, 'Division')
    .replace(/\bSubdist\./g, 'Subdistrict')
    .replace(/\bDist\./g, 'District')
}

const ends: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** "21th" → "21st", "17TH" → "17th" */
function ordinals(text: string): string {
  return text.replace(
    /\b(\d*?)(\d)(?:st|nd|rd|th)\b/gi,
    (_, tens: string, one: string) => `${tens}${one}${tens.endsWith('1') ? 'th' : (ends[one] ?? 'th')}`,
  )
}
