import { comparedPhone } from '@atlas/contract/rules/phone.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import type { OfficeOfPerson } from '#imports/sources/public-pack/people/person-file.ts'

type Contact = Pick<OfficialRecord, 'phone' | 'secondPhone' | 'secondPhoneOf' | 'address' | 'addressKind'>

/** The offices at which an official can be reached, best first, and the kind of address of each. */
const officeKinds: ReadonlyMap<string, NonNullable<OfficialRecord['addressKind']>> = new Map([
  ['capitol', 'office'],
  ['capitol-mail', 'mailing'],
  ['district', 'office'],
  ['primary', 'unknown'],
  ['district-mail', 'mailing'],
])

/** The words for an office that provides the second number. */
const officeWords: ReadonlyMap<string, string> = new Map([
  ['capitol', 'capitol office'],
  ['capitol-mail', 'capitol office'],
  ['district', 'district office'],
  ['district-mail', 'district office'],
])

/**
 * The phone and the address of the best office that has one, and the number of the next office that has a different
 * one.
 */
export function contactOf(offices: readonly OfficeOfPerson[]): Contact {
  const kinds = [...officeKinds.keys()]
  const sorted = offices
    .filter((office) => officeKinds.has(office.classification))
    .sort((a, b) => kinds.indexOf(a.classification) - kinds.indexOf(b.classification))
  const addressed = sorted.find((office) => office.address)
  const phone = numberOf(sorted.find((office) => numberOf(office) !== null))
  const second = sorted.find((office) => isAnother(numberOf(office), phone) && officeWords.has(office.classification))
  return {
    phone,
    secondPhone: numberOf(second),
    secondPhoneOf: second ? (officeWords.get(second.classification) ?? null) : null,
    address: addressed?.address ? oneLine(addressed.address) : null,
    addressKind: addressed ? (officeKinds.get(addressed.classification) ?? null) : null,
  }
}

function numberOf(office: OfficeOfPerson | undefined): string | null {
  return office?.voice?.trim() || null
}

function isAnother(phone: string | null, first: string | null): boolean {
  return phone !== null && first !== null && comparedPhone(phone) !== comparedPhone(first)
}

/** An e-mail address; the address of a contact form does not count. */
export function emailOf(published: string | undefined): string | null {
  const email = published?.trim() ?? ''
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(email) ? email : null
}

/** Sources separate the lines of an address by ";" or line breaks. */
export function oneLine(address: string): string {
  return address
    .split(/[;\n]/)
    .map((line) =>
      line
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/^,\s*|,$/g, ''),
    )
    .filter((line) => line !== '')
    .join(', ')
}
