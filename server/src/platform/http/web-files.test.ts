import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import { afterAll, expect, test } from 'vitest'
import { sendSecurityHeaders } from '#platform/http/security-headers.ts'
import { siteOf } from '#platform/http/site.ts'
import { emptyServer } from '#testing/platform/http/endpoints.ts'
import { serveWebFiles } from '#platform/http/web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'atlas-web-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, 'admin'))
mkdirSync(join(folder, 'icons'))
mkdirSync(join(folder, 'places'))
const code = 'run('.repeat(1_000)
const files = {
  'index.html': '<p>the page</p>',
  'places.html': '<p>places</p>',
  'places/compare.html': '<p>compare</p>',
  'places/{id}.html': '<p>a place</p>',
  'admin/users.html': '<p>users</p>',
  'icon.svg': '<svg/>',
  'service-worker.js': 'start()',
  'manifest.webmanifest': '{}',
  'icons/atlas-192.png': 'a picture',
  'assets/main-1a2b.js': code,
  'assets/main-1a2b.js.br': 'packed by br',
  'assets/text-1a2b.woff2': 'a font',
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
const packedByGzip = gzipSync(code)
writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), packedByGzip)

interface RequestOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST'
  readonly headers?: Record<string, string>
  readonly from?: string
}

async function ask(url: string, { method = 'GET', headers = {}, from = folder }: RequestOptions = {}) {
  const app = emptyServer()
  // Both look at every answer in the real server, and must not touch what is packed already.
  await app.register(compress, { threshold: 0 })
  sendSecurityHeaders(app, { site: siteOf('https://atlas.test', []), imageOrigins: [] })
  await serveWebFiles(app, from)
  return await app.inject({ url, method, headers })
}

test.each([
  ['/', '<p>the page</p>'],
  ['/search?filters=1', '<p>the page</p>'],
  ['/apis', '<p>the page</p>'],
  ['/assetsmith', '<p>the page</p>'],
  ['/places', '<p>places</p>'],
  ['/places/compare?chosen=01047', '<p>compare</p>'],
  ['/places/01047', '<p>a place</p>'],
  ['/places/01047/', '<p>a place</p>'],
  ['/places/names.one', '<p>a place</p>'],
  ['/search/v1.0', '<p>the page</p>'],
  ['/placesmith', '<p>the page</p>'],
  ['/admin', '<p>the page</p>'],
  ['/admin/users?page=2', '<p>users</p>'],
  ['/admin/users/1/2/3/4/5/6/7/8/9', '<p>users</p>'],
  ['/'.repeat(15_000), '<p>the page</p>'],
  [`/places/01047${'/a'.repeat(7_000)}`, '<p>a place</p>'],
])('%s answers %s, which is asked for anew each time', async (url, page) => {
  const answer = await ask(url)
  expect([answer.statusCode, answer.body]).toEqual([200, page])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
})

test('what carries its content in its name is kept for ever, and the icon for an hour', async () => {
  const asset = await ask('/assets/main-1a2b.js')
  expect([asset.body, asset.headers['cache-control']]).toEqual([code, 'public, max-age=31536000, immutable'])
  expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['/service-worker.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/icons/atlas-192.png', 'image/png'],
])('%s, with which the page is installed and starts without a signal, is served as %s', async (url, type) => {
  const { statusCode, headers } = await ask(url)
  expect([statusCode, headers['content-type']]).toEqual([200, type])
})

test.each([
  ['gzip, deflate, br, zstd', 'br', Buffer.from('packed by br')],
  ['br;q=0.5, gzip', 'gzip', packedByGzip],
  ['br;q=0, gzip;q=0.1', 'gzip', packedByGzip],
  ['deflate', undefined, Buffer.from(code)],
  ['identity', undefined, Buffer.from(code)],
  ['', undefined, Buffer.from(code)],
])('of a file that is packed, Accept-Encoding: %s gets it packed by %s', async (accepted, packing, body) => {
  const headers = { 'accept-encoding': accepted }
  const response = await ask('/assets/main-1a2b.js', { headers })
  expect([response.headers['content-encoding'], response.rawPayload]).toEqual([packing, body])
  const about = {
    vary: 'accept-encoding',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
    etag: response.headers.etag,
  }
  expect(response.headers).toMatchObject(about)
  const head = await ask('/assets/main-1a2b.js', { method: 'HEAD', headers })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers).toMatchObject(about)
  expect(head.headers['content-encoding']).toBe(packing)
})

test('a file without a packed one beside it leaves as it is, whoever asks', async () => {
  const { headers, body } = await ask('/assets/text-1a2b.woff2', { headers: { 'accept-encoding': 'br, gzip' } })
  expect([body, headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
    'a font',
    undefined,
    undefined,
    'font/woff2',
  ])
})

test('who has the same bytes gets none, and each packing has bytes of its own', async () => {
  const tagOf = async (accepted: string) =>
    String((await ask('/assets/main-1a2b.js', { headers: { 'accept-encoding': accepted } })).headers.etag)
  const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]
  expect(new Set(tags).size).toBe(3)
  const again = (header: string) =>
    ask('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'br', 'if-none-match': header } })
  for (const header of [tags[0], `"other", W/${tags[0]}`, '*']) {
    const answer = await again(header ?? '')
    expect([answer.statusCode, answer.body, answer.headers['vary']]).toEqual([304, '', 'accept-encoding'])
    expect(answer.headers.etag).toBe(tags[0])
  }
  expect((await again(tags[1] ?? '')).statusCode).toBe(200)
})

test('no part of a file is sent, so that nobody puts parts of two packings together', async () => {
  const answer = await ask('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'br', range: 'bytes=0-3' } })
  expect([answer.statusCode, answer.body]).toEqual([200, 'packed by br'])
})

test.each(['bytes=99999999-', 'bytes=-0', 'bytes=5-1', 'bytes=0-0,-1', 'lines=1'])(
  'a page is answered whole to whoever asks for %s of it',
  async (range) => {
    const answer = await ask('/', { headers: { range } })
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>the page</p>'])
  },
)

test('who asks for one version of a page gets that one or a problem', async () => {
  const tag = String((await ask('/')).headers.etag)
  const wanting = async (header: string) => (await ask('/', { headers: { 'if-match': header } })).statusCode
  for (const header of [tag, '*', `"other", ${tag}`]) expect(await wanting(header)).toBe(200)
  for (const header of ['"other"', `W/${tag}`, 'x', '']) expect(await wanting(header)).toBe(412)
})

test('a page says all that guards it; what it takes in says only what a browser heeds there', async () => {
  const page = (await ask('/places/01047')).headers
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy']) expect(page[name]).toBeDefined()
  const { headers } = await ask('/assets/main-1a2b.js')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
  const guards = Object.keys(headers).filter((name) => /^(x-|cross-origin|content-security|referrer|origin)/.test(name))
  expect(guards.toSorted()).toEqual(['cross-origin-resource-policy', 'x-content-type-options'])
})

test.each([
  ['/api', 'GET'],
  ['/api/nothing', 'GET'],
  ['/api?x=1', 'GET'],
  ['/assets/gone.js', 'GET'],
  ['/assets/%2e%2e%2findex.html', 'GET'],
  ['/assets/%00', 'GET'],
  ['/assets/__proto__', 'GET'],
  ['/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'GET'],
  ['/..;/index.html', 'GET'],
  ['/....//index.html', 'GET'],
  ['/.git/config', 'GET'],
  ['/index.html%00', 'GET'],
  ['/..%5c..%5cindex.html', 'GET'],
  ['/search', 'POST'],
  ['/sw.js', 'GET'],
  ['/favicon.ico', 'GET'],
  ['/robots.txt', 'GET'],
  ['/admin/setup.PHP', 'GET'],
  ['/places/01047/brief.pdf', 'GET'],
] as const)('%s (%s) is a problem, and not the page', async (url, method) => {
  const answer = await ask(url, { method })
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is nothing at this address.'])
  expect(answer.headers['content-security-policy']).toBeDefined()
})

test('a folder without the page is not served', async () => {
  expect((await ask('/main-1a2b.js', { from: join(folder, 'assets') })).statusCode).toBe(404)
})

test('where the page is not built, only the API is served', async () => {
  const answer = await ask('/', { from: join(folder, 'nowhere') })
  expect([answer.statusCode, answer.json().status]).toEqual([404, 404])
})
