import { expect, test } from 'vitest'
import { contactOf, emailOf } from '#imports/sources/public-pack/people/contact.ts'

const capitol = { classification: 'capitol', address: 'Room 1, The Capitol', voice: '205-555-0100' }
const district = { classification: 'district', address: '1 Main St.;Suite 2\n Selma, AL 36701', voice: '205-555-0101' }
const mail = { classification: 'district-mail', address: 'P.O. Box 1', voice: undefined }

test.each([
  [
    'the capitol before the district, and the district second',
    [mail, district, capitol],
    '205-555-0100',
    'Room 1, The Capitol',
    'office',
    '205-555-0101',
  ],
  [
    'one number where both offices have it',
    [{ ...district, voice: '(205) 555-0100' }, capitol],
    '205-555-0100',
    'Room 1, The Capitol',
    'office',
  ],
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
])('the contact of a person is %s', (_, offices, phone, address, addressKind, second?: string) => {
  const { secondPhone, secondPhoneOf, ...first } = contactOf(offices)
  expect(first).toEqual({ phone, address, addressKind })
  expect([secondPhone, secondPhoneOf]).toEqual(second ? [second, 'district office'] : [null, null])
})

test.each([
  ['ada.bird@house.example.gov', 'ada.bird@house.example.gov'],
  ['https://bird.house.gov/contact', null],
  ['mailto:ada@example.org', null],
  [undefined, null],
])('%s as an e-mail address is %s', (published, email) => {
  expect(emailOf(published)).toBe(email)
})
