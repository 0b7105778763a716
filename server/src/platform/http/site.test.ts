import { expect, test } from 'vitest'
import { siteOf } from '#platform/http/site.ts'

const api = 'https://atlas.example.org'

test.each([
  [api, [], false],
  [api, [api], false],
  [api, ['https://www.example.org'], false],
  [api, ['https://a.b.example.org'], false],
  [api, ['https://example.org'], false],
  [api, ['https://other.org'], true],
  [api, ['https://badexample.org'], true],
  [api, ['http://atlas.example.org'], true],
  [api, ['https://www.example.org', 'https://other.org'], true],
  ['http://10.0.0.1:3000', ['http://10.0.0.1:5173'], false],
  ['http://10.0.0.1:3000', ['http://99.0.0.1:5173'], true],
  ['http://[::1]:3000', ['http://[::1]:5173'], false],
  ['http://[::1]:3000', ['http://[::2]:5173'], true],
  ['http://1.example.org', ['http://2.example.org'], false],
  ['http://host1.2.org', ['http://host2.2.org'], false],
  ['http://a.lan.host1', ['http://b.lan.host1'], false],
  ['http://x.a.bc', ['http://x.ab.c'], true],
] as const)('an API at %s with pages at %j: whether cookies cross sites is %s', (publicUrl, pages, isCrossSite) => {
  expect(siteOf(publicUrl, pages).isCrossSite).toBe(isCrossSite)
})

test('a site knows whether it is encrypted, and whose requests it takes', () => {
  const site = siteOf(`${api}/somewhere`, ['https://www.example.org', api])
  expect(site).toEqual({
    isHttps: true,
    isCrossSite: false,
    allowedOrigins: new Set([api, 'https://www.example.org']),
    foreignOrigins: ['https://www.example.org'],
  })
  expect(siteOf('http://atlas.example.org', []).isHttps).toBe(false)
})
