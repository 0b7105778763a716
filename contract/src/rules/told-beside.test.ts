import { expect, test } from 'vitest'
import { withToldBeside } from '#rules/told-beside.ts'

test('a contact that is asked for comes with whose it is and from when, and nothing else with more', () => {
  expect(withToldBeside(['eo.name', 'contact.phone', 'contact.phone_of'])).toEqual([
    'eo.name',
    'contact.phone',
    'contact.phone_of',
    'contact.phone_as_of',
  ])
  expect(withToldBeside(['eo.name', 'eo.phone'])).toEqual(['eo.name', 'eo.phone'])
})

test('a result that is awaited comes with who was elected and when the term begins', () => {
  expect(withToldBeside(['stats.result_pending'])).toEqual(['stats.result_pending', 'eo.elected', 'eo.takes_office'])
})
