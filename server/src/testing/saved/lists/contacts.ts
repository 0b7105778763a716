import type { Contact } from '#features/saved/lists/vcard.ts'

/** Of whom every part of a card is known: a nickname, an extension, the parts of an address. */
export const johnson: Contact = {
  uid: 'https://atlas.test/officials/1',
  name: 'Henry C. "Hank" Johnson Jr',
  first: 'Henry',
  middle: 'C.',
  last: 'Johnson',
  suffix: 'Jr',
  office: 'U.S. Representative',
  place: 'Congressional District 4, Georgia',
  phones: ['202-225-1605 x12'],
  email: 'johnson@example.org',
  address: '272 Cannon House Office Building Washington DC 20515-0104',
  url: 'https://atlas.test/officials/1',
  note: 'Source: Some list, 01-01-2026',
}
