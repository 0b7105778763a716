import { expect, test } from 'vitest'
import { withCompanions } from '#rules/companion-columns.ts'

test('a contact that is asked for comes with whose it is and from when, and nothing else with more', () => {
  expect(withCompanions(['eo.name', 'contact.phone', 'contact.phone_of'])).toEqual([
    'eo.name',
    'contact.phone',
    'contact.phone_of',
    'contact.phone_as_of',
  ])
  expect(withCompanions(['eo.name', 'eo.phone'])).toEqual(['eo.name', 'eo.phone'])
})

test('a result that is awaited comes with who was elected and when the term begins', () => {
  expect(withCompanions(['stats.result_pending'])).toEqual(['stats.result_pending', 'eo.elected', 'eo.takes_office'])
})
