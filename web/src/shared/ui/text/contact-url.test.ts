import { expect, test } from 'vitest'
import { emailUrl, phoneUrl } from '#shared/ui/text/contact-url.ts'

test.each([
  ['404-656-7859', 'tel:+14046567859'],
  ['+1 (404) 656-7859', 'tel:+14046567859'],
  ['1-404-656-7859', 'tel:+14046567859'],
  ['662-323-2525 ext. 3100', 'tel:+16623232525;ext=3100'],
  ['(662) 323-2525, Extension 3100', 'tel:+16623232525;ext=3100'],
  ['770-943-1666 x309', 'tel:+17709431666;ext=309'],
  ['770-943-1666x309', 'tel:+17709431666;ext=309'],
  ['770-943-1666 #309', 'tel:+17709431666;ext=309'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 20 7946 0958 ext 7', 'tel:+442079460958;ext=7'],
  ['911', 'tel:911'],
  ['323-2525', 'tel:3232525'],
])('%s is dialed as %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url)
})

test.each([
  ['ada@example.org', 'mailto:ada@example.org'],
  ['ada+office@example.org', 'mailto:ada%2Boffice@example.org'],
  ['ada?bcc=eve&x@example.org', 'mailto:ada%3Fbcc%3Deve%26x@example.org'],
])('%s is written to as %s', (email, url) => {
  expect(emailUrl(email)).toBe(url)
})
