import { postalParts } from '@atlas/contract/rules/postal-address.ts'

/** Who is on a card, and how the office is reached. */
export interface Contact {
  /** The same for the same official in every file, so that an address book replaces the card. */
  readonly uid: string
  readonly name: string
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly office: string | null
  readonly place: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly address: string | null
  readonly url: string
  readonly note: string
}

/** A card as RFC 6350 wants it, version 4.0. What is not known has no line. */
export function vCard(contact: Contact): string {
  const { name, first, middle, last, suffix, office, place, phone, email, address } = contact
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `UID:${text(contact.uid)}`,
    `FN:${text(name)}`,
    `N:${structured([last, first, middle, null, suffix])}`,
    ...lineOf(office, (each) => `TITLE:${text(each)}`),
    ...lineOf(place, (each) => `ORG:${structured([each])}`),
    ...lineOf(phone, (each) => `TEL;TYPE="work,voice";VALUE=text:${text(each)}`),
    ...lineOf(email, (each) => `EMAIL;TYPE=work:${text(each)}`),
    ...lineOf(address, addressLine),
    `URL:${text(contact.url)}`,
    `NOTE:${text(contact.note)}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function lineOf(value: string | null, line: (value: string) => string): string[] {
  return value === null ? [] : [line(value)]
}

/** Post office box, extended address, street, locality, region, code, country: the first two are to be empty. */
function addressLine(address: string): string {
  const parts = postalParts(address)
  const places = parts ? [parts.street, parts.city, parts.state, parts.zip] : [address, null, null, null]
  return `ADR;TYPE=work:${structured([null, null, ...places, parts && 'United States'])}`
}

function structured(parts: readonly (string | null)[]): string {
  return parts.map((part) => (part === null ? '' : text(part).replaceAll(';', '\\;'))).join(';')
}

/** Security: what a text says never ends its line, and never begins another property. */
function text(value: string): string {
  return value
    .replace(/[\\,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const mostBytes = 75

/** No line is longer than 75 bytes; the next begins with a space. A letter of several bytes is never parted. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= mostBytes) return line
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const length = Buffer.byteLength(letter)
    if (bytes + length > mostBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += length
  }
  return folded
}
