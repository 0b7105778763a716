import { expect, test } from 'vitest'
import { peopleToCall } from '#saved/lists/sheet/people-to-call.ts'
import { officialOf, outcomeOf } from '#testing/lists.ts'

const officials = [
  officialOf({ eo_id: 1 }),
  officialOf({ eo_id: 2, phone: null }),
  officialOf({ eo_id: 3, has_left: true }),
  officialOf({ eo_id: 4, outcome: outcomeOf({ outcome: 'reached' }) }),
  officialOf({ eo_id: 5, outcome: outcomeOf({ outcome: 'left_message' }) }),
  officialOf({ eo_id: 6, outcome: outcomeOf({ outcome: 'wrong_number' }) }),
]

test('one after the other are called who has a phone, is in office, and was not reached', () => {
  expect(peopleToCall(officials, null)).toEqual([1, 5])
})

test('whoever is on the screen stays among them', () => {
  expect(peopleToCall(officials, 4)).toEqual([1, 4, 5])
})
