import { expect, test } from 'vitest'
import { phoneAddress } from '#ui/contact-links.tsx'
import { splitName } from '#features/search/values/split-name.ts'

test.each([
  ['Jennifer Adams-Williams', 'Adams-Williams', ['Jennifer ', 'Adams-Williams', '']],
  ['James E. Bailey, Sr.', 'Bailey', ['James E. ', 'Bailey', ', Sr.']],
  ['Lee Anne Lee', 'Lee', ['Lee Anne ', 'Lee', '']],
  ['Madonna', null, ['Madonna', '', '']],
])('in %s the last name %s stands out', (name, last, parts) => {
  expect(splitName(name, last)).toEqual(parts)
})

test.each([
  ['404-656-7859', 'tel:+14046567859'],
  ['+1 (404) 656-7859', 'tel:+14046567859'],
])('%s is dialled as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address)
})
