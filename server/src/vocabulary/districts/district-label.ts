import { type StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, isWithinChamber, whyNotWithin } from '#vocabulary/districts/chambers.ts'
import { romanNumber } from '#vocabulary/districts/numerals.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'

/** The label that all spellings of a district share: "067", "District 67" and "67th" → 67. Another text stays as it is. */
export function districtLabel(text: string): string {
  const found = readDistrict(text)
  return found?.rest === '' ? found.label : text
}

export type ChamberDistrict = { readonly district: string } | { readonly outOfRange: string }

/** The district of a chamber that a text names, or why there is none; null where it names no district, or another chamber's. */
export function readChamberDistrict(text: string, stateId: StateId, chamber: Chamber): ChamberDistrict | null {
  const found = readDistrict(text)
  if (!found || found.rest !== '') return null
  if ((found.chamber ?? chamber) !== chamber || (found.stateId ?? stateId) !== stateId) return null
  // A chamber has numbers alone, so that its District V is the fifth.
  const district = String(romanNumber(found.label.toLowerCase()) ?? found.label)
  if (isWithinChamber(stateId, chamber, district)) return { district }
  return { outOfRange: whyNotWithin(stateId, chamber, district) }
}
