import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { weightOfFiles } from '../../scripts/route-weight.mjs'
import { administrator, startSession } from '../fixtures/sign-in.ts'
import { test } from '../fixtures/test.ts'

/** The calls of the API that the page has made; a search for names is another question. */
function noteCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isForNames = pathname === '/api/search/eo' && request.method() === 'GET'
    if (pathname.startsWith('/api/') && !isForNames) calls.push(pathname)
  })
  return calls
}

/** Runs in the page, before anything else does. */
function noteFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[aria-label^="Details for"]')) return
    performance.mark('first row')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: its own document, and all that was asked for before the first row was there. */
function requestsBeforeRows(): string[] {
  const [row] = performance.getEntriesByName('first row')
  if (!row) throw new Error('No row has been noted.')
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < row.startTime)
  return [location.href, ...before.map(({ name }) => name)]
}

const details = (page: Page) => page.getByRole('button', { name: /^Details for/ })

test('The first rows take 20 requests at most, and what the page asks for itself is asked once', async ({
  page,
  server,
}) => {
  await startSession(page, server.url, administrator)
  await page.addInitScript(noteFirstRow)
  const calls = noteCalls(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/shell-.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  const request = page.waitForRequest('**/api/search/eo')
  const choices = page.waitForResponse('**/api/fields/values')
  // At worst the rows come last, and the page has asked meanwhile for all that it does not keep for afterwards.
  await page.route('**/api/search/eo', async (route) => {
    await choices
    await page.waitForTimeout(1_000)
    await route.continue()
  })
  await page.goto('/advanced-search?state.name=13', { waitUntil: 'commit' })
  // The page asks before most of its code is there.
  await request
  release()
  await expect(details(page)).toHaveCount(25)
  await page.waitForLoadState('networkidle')
  const requests = await page.evaluate(requestsBeforeRows)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20)
  expect(requests.join('\n')).not.toContain('/api/fields/known')
  for (const path of ['/api/auth/me', '/api/settings', '/api/search/eo', '/api/fields/values']) {
    expect([path, calls.filter((call) => call === path).length]).toEqual([path, 1])
  }
})

test('A map asks for its outlines, its figures and its code before anything is drawn', async ({ page, server }) => {
  await startSession(page, server.url, administrator)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  // Nothing is drawn before it is known who is signed in.
  await page.route('**/api/auth/me', async (route) => {
    await released
    await route.continue()
  })
  const parts = [/county-shapes-.*\.json/, /\/api\/counties$/, /MapPanel-.*\.js/]
  const requests = parts.map((address) => page.waitForRequest(address))
  await page.goto('/advanced-search?map=black-share', { waitUntil: 'commit' })
  await Promise.all(requests)
  release()
  await expect(page.getByRole('option', { name: /^Autauga County/ })).toBeAttached()
})

const kilobyte = 1_000

/** The files of JavaScript and CSS that the page has fetched. */
function noteCode(page: Page): ReadonlySet<string> {
  const code = new Set<string>()
  page.on('requestfinished', (request) => {
    const [, file] = /\/assets\/([^/]+\.(?:js|css))$/.exec(new URL(request.url()).pathname) ?? []
    if (file) code.add(file)
  })
  return code
}

/** Until the page has fetched ahead what it does: it begins once it has asked for nothing for a second and a half. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(4_000)
  await page.waitForLoadState('networkidle')
}

test('What the search fetches ahead weighs 325 kB at most with itself, and the first official opens with no more code', async ({
  page,
  enter,
  isMobile,
}) => {
  await enter('/advanced-search')
  // The sign-in stood on a page of its own.
  const code = noteCode(page)
  await page.reload()
  await expect(details(page)).toHaveCount(25)
  const files = () => [...code].join('\n')
  // A busy machine begins to fetch ahead after more seconds than are waited for.
  await expect.poll(files).toMatch(/^Detail-.*\.js$/m)
  // On a phone the menu is the navigation.
  await expect.poll(files).toMatch(isMobile ? /^AccountMenu-.*\.js$/m : /^QuickSearchDialog-.*\.js$/m)
  await waitForRest(page)
  expect(weightOfFiles(code) / kilobyte, files()).toBeLessThanOrEqual(325)

  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await details(page).first().click()
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
  expect(requests).toEqual([expect.stringMatching(/^\/api\/search\/eo\/\d+$/)])
})

/** How far the list is scrolled, or the window where the list fills it. */
async function scrollOf(page: Page): Promise<number> {
  return await page.evaluate(() => (document.querySelector('[data-results]')?.scrollTop ?? 0) + window.scrollY)
}

test('Back from a page the rows and details are there as they were left, and nothing is fetched twice', async ({
  page,
  enter,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Files, rows and details; every page asks some other questions of its own.
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/search/eo'))
      fetched.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await enter('/advanced-search?state.name=13')
  await expect(details(page)).toHaveCount(25)
  const contacts = page.getByRole('heading', { name: 'Contact Information' })
  for (const [opened, index] of [0, 4, 20].entries()) {
    await details(page).nth(index).click()
    await expect(contacts).toHaveCount(opened + 1)
  }
  const list = page.url()
  const ways = {
    officials: page.getByRole('link', { name: /^Open page of / }).last(),
    places: page.locator('a[href^="/places/13"]').last(),
  }
  for (const [kind, way] of Object.entries(ways)) {
    await way.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const left = { rows: await details(page).allTextContents(), scroll: await scrollOf(page) }
    expect(left.scroll).toBeGreaterThan(1_000)
    await way.click()
    await expect(page).toHaveURL(new RegExp(`/${kind}/`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.waitForLoadState('networkidle')
    // Whatever is asked from here on is not answered.
    await page.route('**/api/**', () => undefined)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(contacts).toHaveCount(3)
    await expect.poll(() => details(page).allTextContents()).toEqual(left.rows)
    await expect.poll(() => scrollOf(page)).toBe(left.scroll)
    await page.unroute('**/api/**')
  }
  expect(fetched.filter((path, index) => fetched.indexOf(path) !== index)).toEqual([])
})

/** Runs in the page, before anything else does: notes whether the form came in one piece with the frame. */
function noteFirstFrame(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('header')) return
    performance.mark(document.querySelector('input[type=password]') ? 'frame with form' : 'frame alone')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page. The two share a slow line. */
function isFontAfterCode(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [code, font] = ['/shell-', '/public-sans-latin-wght-'].map((part) =>
    files.find(({ name }) => name.includes(part)),
  )
  return code !== undefined && font !== undefined && font.startTime >= code.responseEnd
}

test('Whoever is not signed in gets the form with the frame, without being asked who they are', async ({ page }) => {
  const calls = noteCalls(page)
  const code: string[] = []
  page.on('request', (request) => code.push(/\/assets\/(.+)-[^-]+\.js$/.exec(request.url())?.[1] ?? ''))
  await page.addInitScript(noteFirstFrame)
  await page.goto('/login')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks).toContain('frame with form')
  // Two fields and a box need no code of larger forms, nor of what opens over a page.
  expect(code.filter((name) => ['form', 'dialog', 'popups', 'menus'].includes(name))).toEqual([])
  expect(await page.evaluate(isFontAfterCode)).toBe(true)
  // On a wide screen a map stands beside the form.
  expect(calls.filter((call) => call !== '/api/counties/shares')).toEqual(['/api/settings'])
})

/** The bytes as they come over the line. */
async function take(url: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': accepted } }), 'response')) as [IncomingMessage]
  return { headers: answer.headers, bytes: await buffer(answer) }
}

test('Every larger file of the built page is packed with it, and leaves as it was packed', {
  tag: '@once',
}, async ({ server }) => {
  const folder = fileURLToPath(new URL('../../web/dist/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const packings = [
    ['.br', 'br', brotliDecompressSync],
    ['.gz', 'gzip', gunzipSync],
  ] as const
  // What is smaller may not be worth a packing of its own.
  const large = files.filter(
    (file) => /\.(?:js|css|html|json|svg)$/.test(file) && statSync(join(folder, file)).size > 300,
  )
  expect(large.length).toBeGreaterThan(200)
  for (const file of large) {
    const content = readFileSync(join(folder, file))
    for (const [ending, encoding, unpack] of packings) {
      const packed = readFileSync(join(folder, file + ending))
      expect(unpack(packed).equals(content), file + ending).toBe(true)
      const { headers, bytes } = await take(`${server.url}/${file}`, encoding)
      expect(bytes.equals(packed), file + ending).toBe(true)
      expect(headers, file).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.length),
        vary: 'accept-encoding',
        'cache-control': expect.stringMatching(
          file.startsWith('assets') ? /immutable/ : file.endsWith('.html') ? /^no-cache$/ : /^public, max-age=3600$/,
        ),
      })
    }
  }
})
