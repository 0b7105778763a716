import { expect, test } from 'vitest'
import { contactOf, emailOf } from '#imports/sources/public-pack/people/contact.ts'

const capitol = { classification: 'capitol', address: 'Room 1, The Capitol', voice: '205-555-0100' }
const district = { classification: 'district', address: '1 Main St.;Suite 2\n Selma, AL 36701', voice: '205-555-0101' }
const mail = { classification: 'district-mail', address: 'P.O. Box 1', voice: undefined }

test.each([
  ['the capitol before the district', [mail, district, capitol], '205-555-0100', 'Room 1, The Capitol', 'office'],
  [
    'the lines of an address as one',
    [mail, district],
    '205-555-0101',
    '1 Main St., Suite 2, Selma, AL 36701',
    'office',
  ],
  ['mail where there is nothing else', [mail], null, 'P.O. Box 1', 'mailing'],
  ['nothing of a home', [{ ...capitol, classification: 'home' }], null, null, null],
  [
    'a phone from where there is one',
    [{ ...capitol, voice: undefined }, district],
    '205-555-0101',
    'Room 1, The Capitol',
    'office',
  ],
])('the contact of a person is %s', (_, offices, phone, address, addressKind) => {
  expect(contactOf(offices)).toEqual({ phone, address, addressKind })
})

test.each([
  ['ada.bird@house.example.gov', 'ada.bird@house.example.gov'],
  ['https://bird.house.gov/contact', null],
  ['mailto:ada@example.org', null],
  [undefined, null],
])('%s as an e-mail address is %s', (published, email) => {
  expect(emailOf(published)).toBe(email)
})
