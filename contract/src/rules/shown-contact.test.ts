import { describe, expect, test } from 'vitest'
import { listedDayText, mayHaveChanged } from '#rules/listed-day.ts'
import { officeLineName } from '#rules/office-line-names.ts'
import { columnsOfContact, contactIn, contactShown, contactWords } from '#rules/shown-contact.ts'

const today = '2026-11-27'
const own = { own: '334-555-0100', ownAsOf: '2026-08-05' }
const line = { line: '334-874-2530', lineOf: 'sheriff’s office', lineAsOf: '2009' }

describe('what people call Phone', () => {
  test('is the official’s own, whatever the office has', () => {
    expect(contactShown({ ...own, ...line })).toEqual({ value: '334-555-0100', of: 'own office', asOf: '2026-08-05' })
  })

  test('is the line of the office where nobody states their own', () => {
    const shown = contactShown({ own: null, ownAsOf: '2026-08-05', ...line })
    expect(shown).toEqual({ value: '334-874-2530', of: 'sheriff’s office', asOf: '2009' })
  })

  test('is nothing where neither is on file', () => {
    expect(contactShown({ own: null, ownAsOf: null, line: null, lineOf: '', lineAsOf: null })).toBeNull()
  })

  test('is read from the columns that a row has for it', () => {
    const [value, of, asOf] = columnsOfContact('phone')
    expect(contactIn({ [value]: '334-874-2530', [of]: 'town hall', [asOf]: '2018-07' }, 'phone')).toEqual({
      value: '334-874-2530',
      of: 'town hall',
      asOf: '2018-07',
    })
    expect(contactIn({ [value]: null }, 'phone')).toBeNull()
  })
})

test.each([
  ['own office', '2026-08-05', 'own office, 08-05-2026', 'own office, 2026', false],
  ['own office', '2020-08-05', 'own office, 08-05-2020, may have changed', 'own office, listed in 2020', true],
  [
    'sheriff’s office',
    '2009',
    'sheriff’s office, listed in 2009, may have changed',
    'sheriff’s office, listed in 2009',
    true,
  ],
  ['town hall', '2018-07', 'town hall, listed in July 2018, may have changed', 'town hall, listed in 2018', true],
  ['school district', '2025-07-30', 'school district, listed 07-30-2025', 'school district, 2025', false],
  ['city hall', '2025-12', 'city hall, listed in December 2025', 'city hall, 2025', false],
  ['city hall', null, 'city hall, not dated', 'city hall, not dated', false],
])('%s of %s reads "%s", where there is little room "%s"', (of, asOf, text, short, isOld) => {
  expect(contactWords({ of, asOf }, today)).toMatchObject({ text, short, isOld })
})

test.each([
  ['2021-11-27', true],
  ['2021-11-28', false],
  ['2021-10', true],
  ['2021-11', false],
  ['2020', true],
  ['2021', false],
])('%s may have changed on 11-27-2026: %s', (day, isOld) => {
  expect(mayHaveChanged(day, today)).toBe(isOld)
})

test.each([
  ['2009', '2009'],
  ['2018-07', 'July 2018'],
  ['2025-07-30', '07-30-2025'],
])('%s is read as %s', (day, text) => {
  expect(listedDayText(day)).toBe(text)
})

test('an office that no list calls otherwise is called after itself', () => {
  expect(officeLineName('School Board Member')).toBe('school district')
  expect(officeLineName('Surveyor')).toBe('office of the surveyor')
})
