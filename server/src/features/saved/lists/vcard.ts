import type { CardVersion } from '@atlas/contract/endpoints/saved/lists.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { postalParts } from '@atlas/contract/rules/postal-address.ts'
import { nicknameIn } from '#vocabulary/people/nickname.ts'

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
  /** The one to call first comes first. */
  readonly phones: readonly string[]
  readonly email: string | null
  readonly address: string | null
  readonly url: string
  readonly note: string
}

/** How the two versions differ. */
interface Version {
  readonly about: readonly string[]
  readonly email: string
  /** The value of a property that has no parts. */
  readonly text: (value: string) => string
}
const versions: Record<CardVersion, Version> = {
  '3.0': { about: [], email: 'EMAIL;TYPE=internet;TYPE=work', text: part },
  '4.0': { about: ['KIND:individual'], email: 'EMAIL;TYPE=work', text: escaped },
}

/** A card as RFC 2426 (3.0) or RFC 6350 (4.0) wants it. What is not known has no line. */
export function vCard(contact: Contact, version: CardVersion): string {
  const { name, first, middle, last, suffix, office, place, phones, email, address } = contact
  const { about, email: emailProperty, text } = versions[version]
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    ...about,
    `UID:${text(contact.uid)}`,
    `FN:${text(name)}`,
    `N:${structured([last, first, middle, null, suffix])}`,
    ...lineOf(nicknameIn(name, first ?? ''), (each) => `NICKNAME:${text(each)}`),
    ...lineOf(office, (each) => `TITLE:${text(each)}`),
    ...lineOf(place, (each) => `ORG:${structured([each])}`),
    // Phones show a list of types in quotation marks as the label of the number.
    ...phones.map((each) => `TEL;TYPE=work;TYPE=voice:${text(formatPhone(each))}`),
    ...lineOf(email, (each) => `${emailProperty}:${text(each)}`),
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
  return parts.map((each) => (each === null ? '' : part(each))).join(';')
}

/** One part of a value, which a semicolon would end. */
function part(value: string): string {
  return escaped(value).replaceAll(';', '\\;')
}

/** Line breaks are control characters too, except two. */
const special = /[\\,\p{Cc}\u2028\u2029]/u

/** Security: what a text says never ends its line, and never begins another property. */
function escaped(value: string): string {
  if (!special.test(value)) return value
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
