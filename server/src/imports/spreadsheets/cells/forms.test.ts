import { expect, test } from 'vitest'
import { anyDay, readDay } from '#imports/spreadsheets/cells/day.ts'
import { genderOf } from '#imports/spreadsheets/cells/gender.ts'
import { phonesOfCell, readPhone } from '#imports/spreadsheets/cells/phone.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'

/**
 * A file of the template, about which no questions are asked, is read more strictly than a list that somebody matches.
 */
function strictly<Value>(read: (text: string) => Value): (text: string) => Value | null {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error
      return null
    }
  }
}

test.each([
  ['2026-11-03', '2026-11-03', '2026-11-03'],
  ['11/3/2026', '2026-11-03', '2026-11-03'],
  ['Nov 3, 2026', '2026-11-03', '2026-11-03'],
  ['11/3/26', null, '2026-11-03'],
  ['11.3.2026', null, '2026-11-03'],
  ['Tue, Sept 3rd, 2026', null, '2026-09-03'],
  ['46329', null, '2026-11-03'],
  ['03-NOV-26', null, '2026-11-03'],
  ['Nov 3, 2026 12:00 AM', '2026-11-03', '2026-11-03'],
  ['Nov 3 2026 5:30PM', null, '2026-11-03'],
  ['expires 11/03/2026', null, '2026-11-03'],
  ['thru Nov. 3, 2026', null, '2026-11-03'],
  ['Term ends: 2026-11-03', null, '2026-11-03'],
  ['until 2026', null, null],
  ['13/13/2026', null, null],
])('the day %s is %s in the template, and %s in any list', (text, strict, loose) => {
  expect(strictly(readDay)(text)).toBe(strict)
  expect(anyDay(text, 'month_first')?.day ?? null).toBe(loose)
})

test.each([
  ['Alabama', '01', '01'],
  ['al', '01', '01'],
  ['1', '01', undefined],
  ['Ala.', undefined, '01'],
  ['State of Alabama', undefined, '01'],
  ['Texas', undefined, undefined],
])('the state %s is %s with codes alone, and %s in short forms', (text, codes, short) => {
  expect(stateOf(text, { fipsCodes: true })).toBe(codes)
  expect(stateOf(text)).toBe(short)
})

test('a title tells a gender in a list that is matched, and is a word of its own in the template', () => {
  expect(genderOf('Mrs.', { isAnyForm: true })).toBe('Female')
  expect(genderOf('Mrs.', { isAnyForm: false })).toBeUndefined()
  expect(genderOf('F', { isAnyForm: false })).toBe('Female')
})

test('a phone in the template may have rare dashes and blanks', () => {
  expect(readPhone('229\u2011555\u20130117\u00a0x4')).toBe('229-555-0117 x4')
})

test.each(['229-555-0117, ext 3', '229-555-0117 #4', '229-555-0117 x.12', '(229) 555-0117 Extension: 3100'])(
  'the template takes an extension in every form: %s',
  (text) => {
    expect(readPhone(text)).toBe(text)
  },
)

test.each([
  '229-555-0117 (office)',
  '229-555-0117 or 229-555-0118',
  'Office: 229-555-0117',
  '229-555-0117 ext. 4, ask for Ann',
])('the template refuses words beside a number: %s', (text) => {
  expect(strictly(readPhone)(text)).toBeNull()
})

test('a phone without its area code is refused in the template, and its digits are known in a list', () => {
  expect(strictly(readPhone)('555-0117')).toBeNull()
  expect(phonesOfCell('555-0117').phone).toMatchObject({ digits: '5550117', extension: undefined })
  expect(phonesOfCell('Office: (229) 555-0117 x4').phone).toMatchObject({ digits: '2295550117', extension: '4' })
})
