import { normalized } from '@atlas/contract/rules/normalized.ts'
import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import { type StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, isWithinChamber, whyNotWithin } from '#vocabulary/districts/chambers.ts'
import { romanNumber } from '#vocabulary/districts/numerals.ts'
import { readDistrict, type WrittenDistrict } from '#vocabulary/districts/read-district.ts'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'

/**
 * The common label of all spellings of a district: "067", "District 67" and "67th" → 67. Other texts are not changed.
 */
export function districtLabel(text: string): string {
  const found = readDistrict(text)
  return found?.rest === '' ? found.label : text
}

/**
 * The same, but also without the words of the body or the office, which a list has in another column: "Commission
 * District 1", "JP Ward 1" and "1st Justice Court" → 1, and "BOE 4" → 4. A text that names a chamber or another state
 * is not changed.
 */
export function districtOfBody(text: string): string {
  const found = readDistrict(text)
  if (/^\s*-/.test(plainMarks(text))) return text
  if (found && (found.chamber !== null || found.stateId !== null)) return text
  const code = readPlaceCode(text)
  if (code?.district) return code.district
  if (found?.rest === '') return found.label
  const words = normalized(withoutBrackets(text)).split(' ')
  const label = districtLabel(words.filter((word) => !wordsOfBodies.has(word)).join(' '))
  return /^(?:\d+[A-Z]?|[A-Z]|At Large)$/.test(label) ? label : text
}

const wordsOfBodies = new Set(
  [
    'county parish city town village municipal board boe bd of the education ed school schools police jury juror jurors',
    'commission commissioner commissioners comm council councilman councilwoman councilmember member alderman aldermen',
    'aldermanic supervisor supervisors supv justice peace jp court constable election',
  ].flatMap((line) => line.split(' ')),
)

export type ChamberDistrict = { readonly district: string } | { readonly outOfRange: string }

/**
 * The district of a chamber that a text names, or why there is none; null where it names no district or one of another
 * chamber.
 */
export function readChamberDistrict(text: string, stateId: StateId, chamber: Chamber): ChamberDistrict | null {
  const found = districtOfCode(text) ?? readDistrict(withoutNote(text))
  if (!found || found.rest !== '') return null
  if ((found.chamber ?? chamber) !== chamber || (found.stateId ?? stateId) !== stateId) return null
  // The districts of chambers have only numbers, so District V is the fifth.
  const district = String(romanNumber(found.label.toLowerCase()) ?? found.label)
  if (isWithinChamber(stateId, chamber, district)) return { district }
  return { outOfRange: whyNotWithin(stateId, chamber, district) }
}

type DistrictOfState = Pick<WrittenDistrict, 'chamber' | 'stateId' | 'label' | 'rest'>

const chambersOfKinds: Readonly<Record<string, Chamber>> = {
  congressional_district: 'congress',
  senate_district: 'senate',
  house_district: 'house',
}

/** "ocd-division/country:us/state:al/sldl:29" and "620L200US01029"; a number alone is not a code of a district. */
function districtOfCode(text: string): DistrictOfState | null {
  const code = /[a-z]/i.test(text) ? readPlaceCode(text) : null
  const chamber = chambersOfKinds[code?.kind ?? '']
  return code?.district && chamber ? { chamber, stateId: code.stateId, label: code.district, rest: '' } : null
}

/**
 * "District 50 (Huntsville)" and "55 - Birmingham": the number alone identifies a district of a chamber, whatever its
 * location.
 */
function withoutNote(text: string): string {
  return withoutBrackets(text).replace(/(?<=\d) ?(?: -|[,;:]) ?[^\d]*$/, '')
}

function withoutBrackets(text: string): string {
  return plainMarks(text).replace(/\([^()\d]*\)/g, ' ')
}
