import { expect, test } from 'vitest'
import { csvField } from '#features/exports/file/csv-field.ts'
import { csvStart } from '@atlas/contract/rules/csv-text.ts'

const textOf = (text: string | number) => csvField.text(text, 'any program')
const numberOf = (number: number) => csvField.number(number, 'any program')

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1 662 555 0100', `"'+1 662 555 0100"`],
  ['-5', `"'-5"`],
  ['-87.0211', '"-87.0211"'],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['\r\n=1+1', `"'\r\n=1+1"`],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1+1', `"'＋1+1"`],
  ['－1+1', `"'－1+1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
])('a text that would run as a formula is neutralized: %j', (text, written) => {
  expect(textOf(text)).toBe(written)
})

test.each(['01001', '001', '00', '123456789012', '12E5', '1e10', '3-4', '1/2', '2026-11', '11-03-2026', '12/31/2026'])(
  'a text that Excel would show as another number or a day is a formula for Excel alone: %s',
  (text) => {
    expect(textOf(text)).toBe(`"${text}"`)
    expect(csvField.text(text, 'Excel')).toBe(`"=""${text}"""`)
  },
)

test.each([
  '97',
  '334-555-0180',
  '0',
  'A-5',
  '1st',
  'Jr',
  'District 3-4',
  'a=b',
  '12345678901',
  '1/',
  '12E',
  '123/456',
])('any other text stays as it is for everybody: %s', (text) => {
  expect(csvField.text(text, 'Excel')).toBe(`"${text}"`)
  expect(textOf(text)).toBe(`"${text}"`)
})

test.each([-5, 0, 42.81, 1e-7])('a number stays a number: %d', (number) => {
  expect(Number(numberOf(number))).toBe(number)
  expect(numberOf(number)).toBe(String(number))
})

test('what is not known is an empty field, and a day is written without quotation marks', () => {
  for (const kind of ['text', 'number', 'day'] as const) expect(csvField[kind](null, 'Excel')).toBe('')
  expect(csvField.day('2026-11-03', 'Excel')).toBe('2026-11-03')
  expect(textOf(7)).toBe('"7"')
})

test('the first row is marked as UTF-8, and its headings are texts', () => {
  expect(csvStart(['Name', 'Share "of" (%)', '=x'])).toBe('\uFEFF"Name","Share ""of"" (%)","\'=x"\r\n')
})
