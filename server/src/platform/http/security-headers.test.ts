import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendSecurityHeaders } from '#platform/http/security-headers.ts'
import { siteOf } from '#platform/http/site.ts'

async function headersOf(publicUrl: string, webOrigins: readonly string[], imageOrigins: readonly string[] = []) {
  const app = fastify()
  sendSecurityHeaders(app, { site: siteOf(publicUrl, webOrigins), imageOrigins })
  app.get('/', () => 'page')
  return (await app.inject('/')).headers
}

test('only what comes from this server runs, styles and loads, and nobody frames the page', async () => {
  const headers = await headersOf('http://atlas.test', [])
  expect(headers['content-security-policy']).toBe(
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
  )
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['cross-origin-embedder-policy']).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('an encrypted site stays so for a year, a page elsewhere may read answers, and a logo may come from its host', async () => {
  const headers = await headersOf('https://atlas.test', ['https://page.test'], ['https://logo.test'])
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://logo.test;")
})
