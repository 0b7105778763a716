import { expect, test } from 'vitest'
import { sameOriginPath } from '#accounts/same-origin-path.ts'

test.each([
  ['/advanced-search?state.name=13,28', '/advanced-search?state.name=13,28'],
  ['//elsewhere.example/a', null],
  ['/\\elsewhere.example', null],
  ['/.//elsewhere.example/a', null],
  ['/a/..//elsewhere.example', null],
  ['/%2e//elsewhere.example', null],
  ['/./\\elsewhere.example', null],
  ['/login?next=/login', null],
  ['/', null],
  ['https://elsewhere.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
  [undefined, null],
])('after signing in, %s leads to %s', (text, path) => {
  expect(sameOriginPath(text, 'https://atlas.example')).toBe(path)
})
