import { expect, test } from 'vitest'
import { shownPhone } from '#rules/phone.ts'
import { noPhones, phonesAsWritten } from '#testing/phones.ts'

test.each(phonesAsWritten)('%s reads %s, and reads so again', (written, shown) => {
  expect(shownPhone(written)).toBe(shown)
  expect(shownPhone(shown)).toBe(shown)
})

test.each(noPhones)('"%s" is no such number and stays as it is', (text) => {
  expect(shownPhone(text)).toBe(text)
})
