import type { OfficialRecord } from '#imports/records/records.ts'
import type { OfficeOfPerson } from '#imports/sources/public-pack/people/person-file.ts'

type Contact = Pick<OfficialRecord, 'phone' | 'address' | 'addressKind'>

/** The offices to reach somebody at, best first, and what kind of address each has. */
const officeKinds: ReadonlyMap<string, NonNullable<OfficialRecord['addressKind']>> = new Map([
  ['capitol', 'office'],
  ['capitol-mail', 'mailing'],
  ['district', 'office'],
  ['primary', 'unknown'],
  ['district-mail', 'mailing'],
])

/** The phone and the address of the best office that has one. */
export function contactOf(offices: readonly OfficeOfPerson[]): Contact {
  const kinds = [...officeKinds.keys()]
  const sorted = offices
    .filter((office) => officeKinds.has(office.classification))
    .sort((a, b) => kinds.indexOf(a.classification) - kinds.indexOf(b.classification))
  const addressed = sorted.find((office) => office.address)
  return {
    phone: sorted.find((office) => office.voice)?.voice?.trim() ?? null,
    address: addressed?.address ? oneLine(addressed.address) : null,
    addressKind: addressed ? (officeKinds.get(addressed.classification) ?? null) : null,
  }
}

/** An e-mail address; the address of a contact form is none. */
export function emailOf(published: string | undefined): string | null {
  const email = published?.trim() ?? ''
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(email) ? email : null
}

/** Sources part the lines of an address by ";" or line breaks. */
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
