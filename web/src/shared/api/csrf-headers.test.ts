import { expect, test } from 'vitest'
import { csrfHeaders, rememberTokens } from '#shared/api/csrf-headers.ts'

test('both readable cookies of a session become headers', () => {
  expect(csrfHeaders('theme=dark; csrf_access_token=a=1; csrf_refresh_token=b%20c')).toEqual({
    'X-CSRF-Access-Token': 'a=1',
    'X-CSRF-Refresh-Token': 'b c',
  })
})

test('over https the cookies of the host itself count, whatever a neighbor has planted', () => {
  const own = '__Host-csrf_access_token=a; __Host-csrf_refresh_token=b'
  const expected = { 'X-CSRF-Access-Token': 'a', 'X-CSRF-Refresh-Token': 'b' }
  expect(csrfHeaders(own)).toEqual(expected)
  expect(csrfHeaders(`csrf_access_token=planted; csrf_refresh_token=planted; ${own}`)).toEqual(expected)
})

test('without a session nothing is sent', () => {
  expect(csrfHeaders('')).toEqual({})
})

test('a page on another host than the API sends the tokens that its answers told', () => {
  rememberTokens(new Headers({ 'x-csrf-access-token': 'told-a', 'x-csrf-refresh-token': 'told-b' }))
  expect(csrfHeaders('')).toEqual({ 'X-CSRF-Access-Token': 'told-a', 'X-CSRF-Refresh-Token': 'told-b' })
  expect(csrfHeaders('csrf_access_token=own')).toMatchObject({ 'X-CSRF-Access-Token': 'own' })
})
