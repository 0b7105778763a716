import type { CountyFigures } from '@atlas/contract/endpoints/places/counties.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { chosen, withChoices } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'

const columnId = 'county.name'

type Named = Pick<CountyFigures, 'id' | 'name' | 'state_id'>

/**
 * The counties in the filters, as FIPS codes. A URL may also contain a label; a bare name means every county of that
 * name. A value that is no county of the map, such as "Unknown", stays as it is.
 */
export function selectedCounties(view: SearchView, counties: Iterable<Named>): string[] {
  const all = [...counties]
  return [...new Set(chosen(view, columnId).flatMap((value) => idsOf(value, all)))]
}

function idsOf(value: string, counties: readonly Named[]): string[] {
  const matching = counties.filter(
    ({ id, name, state_id }) =>
      value === id || value === name || value === `${name} (${states[state_id as StateId].code})`,
  )
  return matching.length > 0 ? matching.map(({ id }) => id) : [value]
}

export function withCountyToggled(view: SearchView, counties: Iterable<Named>, id: string): SearchView {
  const ids = selectedCounties(view, counties)
  return withChoices(view, columnId, ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
}

export function withoutCounties(view: SearchView): SearchView {
  return withChoices(view, columnId, [])
}
