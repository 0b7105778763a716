import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { expect, test } from 'vitest'
import { numberFor, numberSources } from '#features/search/detail/number-sources.ts'

function provenance(source: string, as_of: string): Provenance {
  return { source, publisher: 'U.S. Census Bureau', as_of, method: 'counted', place: null, note: null }
}

test('a source that gives several values has one number', () => {
  const first = provenance('2020 Census', '2020-04-01')
  const again = { ...first, place: 'Bolivar County' }
  const later = provenance('2020 Census', '2021-08-12')
  const numbered = numberSources([first, again, later])
  expect(numbered.map(({ number }) => number)).toEqual([1, 2])
  expect(numberFor(numbered, again)).toBe(1)
  expect(numberFor(numbered, later)).toBe(2)
})
