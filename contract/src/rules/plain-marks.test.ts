import { expect, test } from 'vitest'
import { plainMarks } from '#rules/plain-marks.ts'

const dashes = '-‐‑‒–—―−˗⁃﹣－'.split('')
const blanks = [' ', '\t', '\u00a0', '\u2007', '\u2009', '\u202f', '\u3000']
const invisible = ['\u00ad', '\u200b', '\u200d', '\u200e', '\u202a', '\u2060', '\u2066', '\ufe0f', '\ufeff']

test.each(dashes)('the dash "%s" is read as the one of a keyboard', (dash) => {
  expect(plainMarks(`334${dash}555`)).toBe('334-555')
})

test.each(blanks)('the blank "%s" is read as the one of a keyboard', (blank) => {
  expect(plainMarks(`334${blank}555`)).toBe('334 555')
})

test.each(invisible)('"%s", which nobody sees, is not there', (mark) => {
  expect(plainMarks(`${mark}33${mark}4 555${mark}`)).toBe('334 555')
})

test('wide digits and brackets are read as narrow ones', () => {
  expect(plainMarks('（３３４）５５５')).toBe('(334)555')
})
