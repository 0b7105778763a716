import { expect, test } from 'vitest'
import { postalLines, postalParts } from '#rules/postal-address.ts'

test.each([
  ['200 Court Street, Cleveland, MS 38732', ['200 Court Street', 'Cleveland, MS 38732']],
  [
    'Hoover City Hall, 100 Municipal Lane, Hoover, AL 35216',
    ['Hoover City Hall', '100 Municipal Lane', 'Hoover, AL 35216'],
  ],
  [
    'Annex, Suite 4, 11 S. Union St., Montgomery, AL 36130-2100',
    ['Annex', 'Suite 4, 11 S. Union St.', 'Montgomery, AL 36130-2100'],
  ],
  ['P.O. Box 4; Shaw', ['P.O. Box 4; Shaw']],
  ['Jackson, MS 39201', ['Jackson, MS 39201']],
])('a label says %s in lines', (address, lines) => {
  expect(postalLines(address)).toEqual(lines)
})

test('an address has its street, city, state and ZIP code, or is not known by its parts', () => {
  expect(postalParts('Room 405, 400 High St., Jackson, MS 39201')).toEqual({
    street: 'Room 405, 400 High St.',
    city: 'Jackson',
    state: 'MS',
    zip: '39201',
  })
  expect(postalParts('State Capitol')).toBeNull()
})
