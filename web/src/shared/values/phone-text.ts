import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { contactWords, type ShownContact } from '@atlas/contract/rules/shown-contact.ts'

/** "(334) 555-0100, sheriff’s office, listed in 2009, may have changed", as a single line of text. */
export function phoneText(contact: ShownContact, today: string): string {
  return `${formatPhone(contact.value)}, ${contactWords(contact, today).text}`
}
