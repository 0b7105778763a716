import { expect, test } from 'vitest'
import { csrfHeaders, rememberTokens } from '#api/csrf-headers.ts'

test('both readable cookies of a session become headers', () => {
  expect(csrfHeaders('theme=dark; csrf_access_token=a=1; csrf_refresh_token=b%20c')).toEqual({
    'X-CSRF-Access-Token': 'a=1',
    'X-CSRF-Refresh-Token': 'b c',
  })
})

test('without a session nothing is sent', () => {
  expect(csrfHeaders('')).toEqual({})
})

test('a page on another host than the API sends the tokens that its answers told', () => {
  rememberTokens(new Headers({ 'x-csrf-access-token': 'told-a', 'x-csrf-refresh-token': 'told-b' }))
  expect(csrfHeaders('')).toEqual({ 'X-CSRF-Access-Token': 'told-a', 'X-CSRF-Refresh-Token': 'told-b' })
  expect(csrfHeaders('csrf_access_token=own')).toMatchObject({ 'X-CSRF-Access-Token': 'own' })
})
