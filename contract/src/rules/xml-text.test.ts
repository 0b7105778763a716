import { expect, test } from 'vitest'
import { xmlText } from '#rules/xml-text.ts'

test.each([
  ['_x0041_', '_x005F_x0041_'],
  ['a_x000D_b & c_xABcd_', 'a_x005F_x000D_b &amp; c_x005F_xABcd_'],
  ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
  ['_x005F_', '_x005F_x005F_'],
])('a text that a spreadsheet would read as coded letters stays as it is: %s', (text, written) => {
  expect(xmlText(text)).toBe(written)
})

test.each(['_x41_', 'x0041', '_x0041', 'max_x', '_'])('%s is written as it is', (text) => {
  expect(xmlText(text)).toBe(text)
})

test.each([
  ['a & b < c > d "e"', 'a &amp; b &lt; c &gt; d &quot;e&quot;'],
  ['line\r\nline\tend', 'line&#13;\nline\tend'],
  ['\u0000\u0008\u000B\u000C\u000E\u001F\uFFFE\uFFFF', '\uFFFD'.repeat(8)],
  ['half \uD800 a pair', 'half \uFFFD a pair'],
  ['Peña 😀 – ok', 'Peña 😀 – ok'],
])('%j stands in a sheet as XML can hold it', (text, written) => {
  expect(xmlText(text)).toBe(written)
})
