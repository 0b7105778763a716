import { expect, test } from 'vitest'
import { cardVersions } from '@atlas/contract/endpoints/saved/lists.ts'
import { readCards, typesOf } from '#testing/saved/lists/cards.ts'
import { johnson as longest } from '#testing/saved/lists/contacts.ts'
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
  phones: ['662-555-0100'],
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

const inBoth = hostile.flatMap((text) => cardVersions.map((version) => [version, text] as const))

test.each(inBoth)('a card of version %s says %j as it was, in lines of 75 bytes at most', (version, text) => {
  const card = vCard({ ...ames, name: text, last: text, office: text, place: text, note: text }, version)
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
  expect(read).toMatchObject({ version, fn: asRead, title: asRead, note: asRead, tel: '(662) 555-0100' })
  expect([read?.org].flat()).toEqual([asRead])
  expect(read?.n?.[0]).toBe(asRead)
})

test('what is not known has no line, and an address that is written otherwise is told whole', () => {
  const [card = {}] = readCards(
    vCard({ ...ames, office: null, place: null, phones: [], email: null, address: 'P.O. Box 4; Shaw' }, '4.0'),
  )
  expect(Object.keys(card)).toEqual(['version', 'kind', 'uid', 'fn', 'n', 'adr', 'url', 'note'])
  expect(card.adr).toEqual(['', '', 'P.O. Box 4; Shaw', '', '', '', ''])
})

const johnson: Contact = { ...longest, email: ames.email }

test.each([
  ['Ann (Annie) Tester', 'Annie'],
  ['William «Bill» Tester', 'Bill'],
  ['Ann Tester (Interim)', undefined],
  ['Ann Tester (D-Mobile)', undefined],
  ['Ann (née Smith) Tester', undefined],
  ['Ann (Smith) Tester', undefined],
  ['Ann (Thibodeaux) Tester', undefined],
  ['Ann (R) Tester', undefined],
])('the nickname of %s is %s', (name, nickname) => {
  expect(/^NICKNAME:(.*)\r$/m.exec(vCard({ ...johnson, name, first: name.split(' ')[0] ?? null }, '3.0'))?.[1]).toBe(
    nickname,
  )
})

test('version 3.0 is what every phone takes in: types apart, a nickname, and an address in its parts', () => {
  expect(vCard(johnson, '3.0').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:https://atlas.test/officials/1',
    'FN:Henry C. "Hank" Johnson Jr',
    'N:Johnson;Henry;C.;;Jr',
    'NICKNAME:Hank',
    'TITLE:U.S. Representative',
    'ORG:Congressional District 4\\, Georgia',
    'TEL;TYPE=work;TYPE=voice:(202) 225-1605 ext. 12',
    'EMAIL;TYPE=internet;TYPE=work:ames@example.org',
    'ADR;TYPE=work:;;272 Cannon House Office Building;Washington;DC;20515-0104;U',
    ' nited States',
    'URL:https://atlas.test/officials/1',
    'NOTE:Source: Some list\\, 01-01-2026',
    'END:VCARD',
    '',
  ])
})

test.each(cardVersions)('another reader has the same of version %s', (version) => {
  const [card] = readCards(vCard(johnson, version))
  expect(card).toMatchObject({
    version,
    n: ['Johnson', 'Henry', 'C.', '', 'Jr'],
    nickname: 'Hank',
    org: 'Congressional District 4, Georgia',
    tel: '(202) 225-1605 ext. 12',
    adr: ['', '', '272 Cannon House Office Building', 'Washington', 'DC', '20515-0104', 'United States'],
  })
})

test('a phone has its two types in either version, and no quotation mark that a phone would show', () => {
  for (const version of cardVersions) {
    const card = vCard(johnson, version)
    expect(typesOf(card, 'tel')).toEqual(['work', 'voice'])
    expect(card).not.toMatch(/;TYPE="/)
  }
})

test.each([
  ['Ada “Bo” Ames', 'Bo'],
  ['Ada (Bo) Ames', 'Bo'],
  ["Ada 'Bo' Ames", 'Bo'],
  ['Ada ‘Bo Ann’ Ames', 'Bo Ann'],
  ["Ada O'Neal D'Arc", undefined],
  ['Ada " " Ames', undefined],
  ['Ada Ames', undefined],
])('the nickname of %s is %s', (name, nickname) => {
  expect(readCards(vCard({ ...ames, name }, '3.0'))[0]?.nickname).toBe(nickname)
})
