import { beforeAll, expect, test } from 'vitest'
import { weightOfRoute } from './route-weight.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

const kilobyte = 1_000

beforeAll(buildWebPageIfStale, 300_000)

test.each([
  ['SignIn and CountyPicture', 170],
  ['SearchPage', 300],
  ['BuilderPage', 300],
  ['OfficialPage', 300],
  ['CoveragePage', 300],
  ['DataImportsPage', 300],
])('the JavaScript and CSS that %s needs are at most %i kB, gzip', (components, most) => {
  const weight = weightOfRoute(...components.split(' and ')) / kilobyte
  expect(weight).toBeLessThanOrEqual(most)
  // React alone has 60 kB: with less, what a file imports was overlooked.
  expect(weight).toBeGreaterThan(100)
})
