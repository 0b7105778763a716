import { expect, test } from 'vitest'
import { placeQuery } from '#places/page/place-query.ts'

test('that a place is not there is said by the page itself, and not a second time in a message', () => {
  expect(placeQuery('99999').meta).toEqual({ showsOwnError: true })
})
