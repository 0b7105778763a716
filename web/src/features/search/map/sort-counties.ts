import type { ShadedCounty } from '#features/search/map/shade-counties.ts'

export interface CountyOrder {
  readonly by: 'county' | 'state' | 'figure'
  readonly direction: 'ascending' | 'descending'
}

const alphabet = new Intl.Collator('en-US')
const byName = (a: ShadedCounty, b: ShadedCounty) => alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)

/** What is unknown stands last, whichever way the rest is sorted. */
export function sortCounties(counties: readonly ShadedCounty[], { by, direction }: CountyOrder): ShadedCounty[] {
  const way = direction === 'ascending' ? 1 : -1
  const compare: Record<CountyOrder['by'], (a: ShadedCounty, b: ShadedCounty) => number> = {
    county: (a, b) => way * byName(a, b),
    // The codes of the states follow their names.
    state: (a, b) => way * a.stateId.localeCompare(b.stateId) || byName(a, b),
    figure: (a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || byName(a, b)
      return way * (a.value - b.value) || byName(a, b)
    },
  }
  return counties.toSorted(compare[by])
}
