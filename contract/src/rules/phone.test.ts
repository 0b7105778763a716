import { expect, test } from 'vitest'
import { formatPhone } from '#rules/phone.ts'
import { noPhones, phonesAsWritten } from '#testing/phones.ts'

test.each(phonesAsWritten)('%s reads %s, and reads so again', (written, shown) => {
  expect(formatPhone(written)).toBe(shown)
  expect(formatPhone(shown)).toBe(shown)
})

test.each(noPhones)('"%s" is no such number and stays as it is', (text) => {
  expect(formatPhone(text)).toBe(text)
})
