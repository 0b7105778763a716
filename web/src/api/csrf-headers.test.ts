import { expect, test } from 'vitest'
import { csrfHeaders } from '#api/csrf-headers.ts'

test('both readable cookies of a session become headers', () => {
  expect(csrfHeaders('theme=dark; csrf_access_token=a=1; csrf_refresh_token=b%20c')).toEqual({
    'X-CSRF-Access-Token': 'a=1',
    'X-CSRF-Refresh-Token': 'b c',
  })
})

test('without a session nothing is sent', () => {
  expect(csrfHeaders('')).toEqual({})
})
