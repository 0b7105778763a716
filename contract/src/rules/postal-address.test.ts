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

test.each([
  ['316 Industrial Park Drive, Dadeville, AL', '316 Industrial Park Drive', 'Dadeville'],
  ['714 1/2 Greensboro Avenue, Tuscaloosa, AL.', '714 1/2 Greensboro Avenue', 'Tuscaloosa'],
])('%s has its parts without a ZIP code', (address, street, city) => {
  expect(postalParts(address)).toEqual({ street, city, state: 'AL', zip: '' })
  expect(postalLines(address)).toEqual([street, `${city}, AL`])
})

test.each(['100 Court Street, Suite AL', '100 Court St AL', 'Selma, AL', '12 Main St, Memphis, TN'])(
  '%s is not parted without a ZIP code',
  (address) => expect(postalParts(address)).toBeNull(),
)

test.each([
  [
    '272 Cannon House Office Building Washington DC 20515-0104',
    '272 Cannon House Office Building|Washington|DC|20515-0104',
  ],
  ['555 DIRKSEN SENATE OFFICE BUILDING WASHINGTON DC 20510', '555 DIRKSEN SENATE OFFICE BUILDING|WASHINGTON|DC|20510'],
  ['2264 Rayburn HOB, Washington DC 20515-0104', '2264 Rayburn HOB|Washington|DC|20515-0104'],
  [
    'G50 Dirksen Senate Office Building Washington, D.C. 20510',
    'G50 Dirksen Senate Office Building|Washington|DC|20510',
  ],
  ['1 Main St, Selma, Ala. 36701', '1 Main St|Selma|AL|36701'],
  ['100 Main St., Bay St. Louis, Miss. 39520', '100 Main St.|Bay St. Louis|MS|39520'],
  ['1 Main St, Selma AL 367011234', '1 Main St|Selma|AL|36701-1234'],
  ['1 Main St, Selma, AL 36701–1234', '1 Main St|Selma|AL|36701-1234'],
  ['1 Main St; Selma; AL; 36701', '1 Main St|Selma|AL|36701'],
  ['1 Main St, Selma, AL 36701, US', '1 Main St|Selma|AL|36701'],
  ['1 Court Street Fort Lauderdale FL 33301', '1 Court Street|Fort Lauderdale|FL|33301'],
  ['100 Court St Bay St. Louis, MS 39520', '100 Court St|Bay St. Louis|MS|39520'],
  ['201 St. Charles Ave New Orleans LA 70170', '201 St. Charles Ave|New Orleans|LA|70170'],
  ['PO Box 123 Selma, Alabama 36701', 'PO Box 123|Selma|AL|36701'],
  ['660 Gallatin St SW Suite 4 Huntsville AL 35801', '660 Gallatin St SW Suite 4|Huntsville|AL|35801'],
  ['Annex, 11 S. Union St. N.E. Montgomery AL 36130', null],
  ['Annex, 11 S. Union St. NE Montgomery AL 36130', 'Annex, 11 S. Union St. NE|Montgomery|AL|36130'],
  ['State Capitol Building Jackson MS 39201', 'State Capitol Building|Jackson|MS|39201'],
  [
    'Baker County Courthouse 55 E. Macclenny Ave., Suite 210, Macclenny, FL, 32063',
    'Baker County Courthouse 55 E. Macclenny Ave., Suite 210|Macclenny|FL|32063',
  ],
  ['501 State Capitol, Atlanta, GA 30334-', '501 State Capitol|Atlanta|GA|30334'],
  ['200 Court Street, Cleveland, MS 38732, USA', '200 Court Street|Cleveland|MS|38732'],
  ['200 Court Street,  Cleveland,\tMississippi 38732', '200 Court Street|Cleveland|MS|38732'],
  ['1 Park Ave College Park GA 30337', '1 Park Ave|College Park|GA|30337'],
  ['12 Old Court St Selma AL 36701', null],
  ['Selma AL 36701', null],
  ['Jackson, MS 39201', null],
  ['Atlanta, GA', null],
  ['Washington DC 20510', null],
  ['somewhere behind the mill Selma AL 36701', null],
  ['', null],
])('the parts of "%s" are %s', (address, parts) => {
  const read = postalParts(address)
  expect(read && [read.street, read.city, read.state, read.zip].join('|')).toBe(parts)
})

test('a label of a member of Congress has a line for the building and one for the city', () => {
  expect(postalLines('272 Cannon House Office Building Washington DC 20515-0104')).toEqual([
    '272 Cannon House Office Building',
    'Washington, DC 20515-0104',
  ])
})
