import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyServer } from '#platform/http/test-endpoints.ts'
import { serveWebFiles } from '#platform/http/web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'atlas-web-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<p>the page</p>')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'run()')

async function ask(url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', from = folder) {
  const app = emptyServer()
  await serveWebFiles(app, from)
  return await app.inject({ url, method })
}

test('any URL of the page answers the page, which is asked for anew each time', async () => {
  for (const url of ['/', '/search?filters=1', '/officials/7', '/apis', '/assetsmith']) {
    const answer = await ask(url)
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<p>the page</p>'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
  expect((await ask('/search', 'HEAD')).statusCode).toBe(200)
})

test('what carries its content in its name is kept for ever, and any other file is not', async () => {
  const asset = await ask('/assets/main-1a2b.js')
  expect([asset.body, asset.headers['cache-control']]).toEqual(['run()', 'public, max-age=31536000, immutable'])
  expect((await ask('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/api', 'GET'],
  ['/api/nothing', 'GET'],
  ['/api?x=1', 'GET'],
  ['/assets/gone.js', 'GET'],
  ['/search', 'POST'],
] as const)('%s (%s) is a problem, and not the page', async (url, method) => {
  const answer = await ask(url, method)
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is nothing at this address.'])
})

test('a folder without the page is not served', async () => {
  expect((await ask('/main-1a2b.js', 'GET', join(folder, 'assets'))).statusCode).toBe(404)
})

test('where the page is not built, only the API is served', async () => {
  const answer = await ask('/', 'GET', join(folder, 'nowhere'))
  expect([answer.statusCode, answer.json().status]).toEqual([404, 404])
})
