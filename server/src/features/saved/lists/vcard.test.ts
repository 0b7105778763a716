import { expect, test } from 'vitest'
import { readCards } from '#testing/saved/lists/cards.ts'
import { type Contact, vCard } from '#features/saved/lists/vcard.ts'

const ames: Contact = {
  uid: 'https://atlas.test/officials/1',
  name: 'Ada Ames',
  first: 'Ada',
  middle: null,
  last: 'Ames',
  suffix: null,
  office: 'Sheriff',
  place: 'Bolivar County',
  phone: '662-555-0100',
  email: 'ames@example.org',
  address: '200 Court Street, Cleveland, MS 38732',
  url: 'https://atlas.test/officials/1',
  note: 'Source: Some list, 01-01-2026',
}

const hostile = [
  'Zoë “Bo” Núñez; Jr, the \\ 2nd',
  'first line\nsecond line\r\nthird',
  'END:VCARD\r\nBEGIN:VCARD\r\nFN:Somebody else',
  '😀'.repeat(60),
  'word '.repeat(60).trim(),
  'line\u2028and\u0085paragraph\u2029 tab\tbell\u0007',
]

test.each(hostile)('a card says %j as it was, in lines of 75 bytes at most', (text) => {
  const card = vCard({ ...ames, name: text, last: text, office: text, note: text })
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\n\r\p{Cc}]/u)
    expect(line.isWellFormed()).toBe(true)
  }
  const [read, ...others] = readCards(card)
  expect(others).toEqual([])
  const asRead = text
    .replace(/\r\n|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ' '))
  expect(read).toMatchObject({ fn: asRead, title: asRead, note: asRead, tel: '662-555-0100' })
  expect(read?.n?.[0]).toBe(asRead)
})

test('what is not known has no line, and an address that is written otherwise is told whole', () => {
  const [card = {}] = readCards(
    vCard({ ...ames, office: null, place: null, phone: null, email: null, address: 'P.O. Box 4; Shaw' }),
  )
  expect(Object.keys(card)).toEqual(['version', 'kind', 'uid', 'fn', 'n', 'adr', 'url', 'note'])
  expect(card.adr).toEqual(['', '', 'P.O. Box 4; Shaw', '', '', '', ''])
})
