import { stateIds, states } from '#rules/states.ts'

const stateNames: ReadonlyMap<string, string> = new Map([
  ...stateIds.map((id) => [states[id].name.toLowerCase(), states[id].code] as const),
  ['d.c.', 'DC'],
  ['district of columbia', 'DC'],
  // As newspapers, and many offices, write them.
  ...Object.entries({ 'ala.': 'AL', 'fla.': 'FL', 'ga.': 'GA', 'la.': 'LA', 'miss.': 'MS' }),
])
const country = /[,\s](?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?)$/i
const zipAtEnd = /[,\s](\d{5})(?:[-–]?(\d{4}))?-?$/
const cityAndCode = /, [^,\d]+, ?([A-Z]{2})\.?$/
const stateCodes: ReadonlySet<string> = new Set(stateNames.values())
const codeAtEnd = /[,\s]([A-Z]{2})\.?$/

export interface PostalAddress {
  readonly street: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** '' where the source has none. */
  readonly zip: string
}

/** The parts of an address as our sources write it, on one line; null where it is written otherwise. */
export function postalParts(address: string): PostalAddress | null {
  const line = address.replace(/\s+/g, ' ').replaceAll(';', ',').trim().replace(country, '').replace(/,$/, '')
  const zip = zipAtEnd.exec(line)
  // Without a ZIP code, two letters may be of a street: "100 Court St, Suite AL".
  if (!zip && !stateCodes.has(cityAndCode.exec(line)?.[1] ?? '')) return null
  const place = stateAtEnd(zip ? trimmed(line.slice(0, zip.index)) : line)
  const parts = place && cityAtEnd(place.before)
  return parts && { ...parts, state: place.state, zip: zip?.slice(1).filter(Boolean).join('-') ?? '' }
}

function stateAtEnd(text: string): { readonly before: string; readonly state: string } | null {
  const code = codeAtEnd.exec(text)
  if (code) return { before: trimmed(text.slice(0, code.index)), state: code[1] as string }
  const lower = text.toLowerCase()
  for (const [name, state] of stateNames)
    if (lower.endsWith(` ${name}`)) return { before: trimmed(text.slice(0, -name.length)), state }
  return null
}

function cityAtEnd(text: string): Pick<PostalAddress, 'street' | 'city'> | null {
  const comma = text.lastIndexOf(',')
  const [street, last] = [trimmed(text.slice(0, Math.max(0, comma))), trimmed(text.slice(comma + 1))]
  if (comma !== -1 && !/\d/.test(last)) return street && last ? { street, city: last } : null
  const parted = withoutComma(last)
  return parted && { ...parted, street: street ? `${street}, ${parted.street}` : parted.street }
}

const streetTypes = `avenue ave road rd street boulevard blvd drive dr lane ln court ct highway hwy parkway pkwy way
  circle cir place pl terrace trail building bldg hob`
// These are in names of cities too, as in Bay St. Louis and Hall.
const otherEnds = 'st capitol courthouse hall annex plaza square center centre complex'
const strong = new Set(streetTypes.split(/\s+/))
const ends = new Set([...strong, ...otherEnds.split(' ')])
const units = new Set(['suite', 'ste', 'room', 'rm', 'floor', 'unit', 'box', 'apt', '#'])
const directions = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'])
const mostWordsOfCity = 4

/** "272 Cannon House Office Building Washington": a city follows the word that ends a street, a unit or a box. */
function withoutComma(text: string): Pick<PostalAddress, 'street' | 'city'> | null {
  const words = text.split(' ')
  const plain = words.map((word) => word.toLowerCase().replace(/\.$/, ''))
  for (let at = 1; at < words.length; at++) {
    if (!endsStreet(plain, at - 1) || directions.has(plain[at] as string)) continue
    const city = plain.slice(at)
    const isCity = city.length <= mostWordsOfCity && city.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word))
    if (!isCity || city.some((word) => strong.has(word) || units.has(word))) continue
    // "12 Old Court St Selma": the court may be the name of the street, or St. that of a city.
    if (city[0] === 'st' && strong.has(plain[at - 1] as string)) return null
    return { street: words.slice(0, at).join(' '), city: words.slice(at).join(' ') }
  }
  return null
}

/** A number alone names no street: of "100 Court St" Court is the name. */
function endsStreet(plain: readonly string[], at: number): boolean {
  const [word = '', before = ''] = [plain[at], plain[at - 1]]
  if (units.has(before) && /^#?[\da-z-]+$/.test(word)) return true
  if (directions.has(word)) return ends.has(before)
  return ends.has(word) && before !== '' && !/^\d/.test(before)
}

function trimmed(text: string): string {
  return text.trim().replace(/,$/, '').trim()
}

/** What fits beside the name and the office on a label. */
const mostStreetLines = 2

/** An address as it stands on a label: building, street, and the line of the city. */
export function postalLines(address: string): string[] {
  const parts = postalParts(address)
  if (!parts) return [address.trim()]
  const [first = '', ...others] = parts.street.split(/,\s*/)
  const street = others.length < mostStreetLines ? [first, ...others] : [first, others.join(', ')]
  return [...street, `${parts.city}, ${parts.state} ${parts.zip}`.trim()]
}
