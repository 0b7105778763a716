import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'
import { weightOfPage } from './route-weight.mjs'

const kilobyte = 1_000

test.each([
  ['login and CountyPicture', 179],
  ['advanced-search', 225],
  ['search-builder', 300],
  ['officials/{id}', 300],
  ['places/{id}', 235],
  ['data', 300],
  ['admin/data', 300],
])('the JavaScript and CSS that %s needs are at most %i kB, gzip', (words, most) => {
  const [page, ...parts] = words.split(' and ')
  const weight = weightOfPage(page ?? '', ...parts) / kilobyte
  expect(weight).toBeLessThanOrEqual(most)
  // React alone has 60 kB; less would mean that imports were missed.
  expect(weight).toBeGreaterThan(100)
})

test('what a browser keeps to start without a signal is the page and its code, 620 kB at most', () => {
  const dist = join(root, 'web', 'dist')
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8')
  const files = [...worker.matchAll(/url:[`"']\/([^`"']+)/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !/^assets\/[\w.-]+\.(js|css|woff2)$/.test(file))).toEqual(['index.html'])
  for (const screen of ['ListPage', 'PlacePage', 'every-fill-screen', 'AccountPage', 'kept'])
    expect(files.join('\n')).toMatch(new RegExp(`/${screen}-[\\w-]+\\.js`))
  expect(files.join('\n')).not.toMatch(/ComingUpPage|UsersPage|ImportsPage/)
  const packed = files.map((file) => (existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file))
  expect(packed.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0) / kilobyte).toBeLessThanOrEqual(620)
})

test('the code of the details is compiled as it comes, and none that the first rows wait for', () => {
  const assets = join(root, 'web', 'dist', 'assets')
  const compiled = readdirSync(assets).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(compiled).toContainEqual(expect.stringMatching(/^Detail-/))
  expect(compiled.join('\n')).not.toMatch(/^(base|early|shell|common|search|sign-in)-/m)
})
