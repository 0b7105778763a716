import { expect, test } from 'vitest'
import { comparedPhone, formatPhone, phonesIn, typedPhoneIn, withoutExtension } from '#rules/phone.ts'
import { noPhones, phonesAsWritten } from '#testing/phones.ts'

test.each(phonesAsWritten)('%s reads %s, and reads so again', (written, shown) => {
  expect(formatPhone(written)).toBe(shown)
  expect(formatPhone(shown)).toBe(shown)
})

test.each(noPhones)('"%s" is no such number and stays as it is', (text) => {
  expect(formatPhone(text)).toBe(text)
})

test.each(phonesAsWritten)('%s is compared as %s is', (written, shown) => {
  expect(comparedPhone(written)).toBe(comparedPhone(shown))
})

test.each([
  ['(334) 555-0100', '3345550100'],
  ['(662) 323-2525 ext. 3100', '6623232525 3100'],
  ['334‑555\u00a0‒ 0100\u202c', '3345550100'],
  ['+1', ''],
  ['+1 334', '334'],
  ['1-334-5', '3345'],
  ['1334555010', '334555010'],
  ['1334', '1334'],
  ['555-0100', '5550100'],
  ['0105 x3', '0105 3'],
  ['+44 20 7946 0958', '442079460958'],
  ['Call the Clerk!', 'call the clerk'],
  ['–', ''],
])('"%s" is compared by "%s"', (text, compared) => {
  expect(comparedPhone(text)).toBe(compared)
})

test.each([
  ['(202) 225-4876', '2022254876'],
  ['tel:+1-202-225-4876', '2022254876'],
  ['Phone: 202.225.4876 ext. 12', '2022254876 12'],
  ['225‑4876', '2254876'],
  ['202 225 4', '2022254'],
])('"%s" is a phone that somebody looks for', (text, compared) => {
  expect(typedPhoneIn(text)).toBe(compared)
})

test.each(['225-487', 'District 2022254876', '2022254876 Aderholt', '', 'phone'])(
  '"%s" is no phone that somebody looks for',
  (text) => {
    expect(typedPhoneIn(text)).toBeNull()
  },
)

test.each(phonesAsWritten)('%s is found within a text', (written, shown) => {
  const [found, ...others] = phonesIn(`Office: ${written} (main)`)
  expect(found && formatPhone(`${found.digits}${found.extension ? ` x${found.extension}` : ''}`)).toBe(shown)
  expect(others).toEqual([])
})

test('of several numbers each has the words that stand at it', () => {
  expect(phonesIn('Office: 334-555-0100 x3; cell 334-555-0101')).toEqual([
    { digits: '3345550100', extension: '3', words: 'Office:' },
    { digits: '3345550101', extension: undefined, words: 'cell' },
  ])
  expect(phonesIn('call 911, or +44 20 7946 0958')).toEqual([])
})

test.each([
  ['( 334 ) 555-0100', '3345550100', undefined],
  ['[ 334 ] 555-0100', '3345550100', undefined],
  ['1-334-555-0100 ext. no. 4', '3345550100', '4'],
  ['334-555-0100 extension number 12', '3345550100', '12'],
])('within "%s" stands a whole number', (text, digits, extension) => {
  expect(phonesIn(text)).toMatchObject([{ digits, extension }])
})

test('an extension is taken off in every form', () => {
  expect(withoutExtension('334-555-0100, ext. 3')).toBe('334-555-0100')
  expect(withoutExtension('334-555-0100')).toBe('334-555-0100')
})

test.each(['334 555 01 00', '33 45 55 01 00', '(334) 55 50 100', '3345 550 100'])(
  'ten digits in other groups are a number: %s',
  (text) => {
    expect(phonesIn(text).map(({ digits }) => digits)).toEqual(['3345550100'])
  },
)

test.each(['134 555 01 00', '334 155 01 00', '12/31/2028', '334 555 01 0', 'Room 334 555 01 00'])(
  'what is no number of ten digits alone stays unread: %s',
  (text) => expect(phonesIn(text)).toEqual([]),
)
