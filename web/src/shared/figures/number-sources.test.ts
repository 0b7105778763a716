import { expect, test } from 'vitest'
import { numberSources } from '#shared/figures/number-sources.ts'
import { provenance } from '#testing/facts.ts'

test('a source that gives several values has one number, and says what is noted of each', () => {
  const first = provenance({ note: '18 and older' })
  const again = provenance({ note: '18 and older', place: 'Bolivar County' })
  const allAges = provenance({ note: 'all ages' })
  const later = provenance({ as_of: '2021-08-12' })
  const numbered = numberSources([first, again, allAges, later])
  expect(numbered.all.map(({ number }) => number)).toEqual([1, 2])
  expect(numbered.all.map(({ notes }) => notes)).toEqual([['18 and older', 'all ages'], []])
  expect(numbered.of(again)).toBe(1)
  expect(numbered.of(later)).toBe(2)
})
