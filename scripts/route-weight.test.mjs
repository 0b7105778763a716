import { beforeAll, expect, test } from 'vitest'
import { weightOfPage } from './route-weight.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

const kilobyte = 1_000

beforeAll(buildWebPageIfStale, 300_000)

test.each([
  ['login and CountyPicture', 165],
  ['advanced-search', 200],
  ['search-builder', 300],
  ['officials/{id}', 300],
  ['places/{id}', 206],
  ['data', 300],
  ['admin/data', 300],
])('the JavaScript and CSS that %s needs are at most %i kB, gzip', (words, most) => {
  const [page, ...parts] = words.split(' and ')
  const weight = weightOfPage(page ?? '', ...parts) / kilobyte
  expect(weight).toBeLessThanOrEqual(most)
  // React alone has 60 kB: with less, what a file imports was overlooked.
  expect(weight).toBeGreaterThan(100)
})
