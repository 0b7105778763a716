import type { Place } from '#places/page/place-query.ts'
import { levelOrder } from '#search/state/change-sort.ts'
import { countySearch } from '#search/state/new-search.ts'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

const byLevel = writeUrlQuery({ ...emptyView, sort: levelOrder })

/** The search for the officials of a county, its towns and their schools. */
export function searchWithTowns({ id }: Place) {
  return { to: '/advanced-search', search: { ...byLevel, ...countySearch(id) } } as const
}

/** Null where there are none of them, or no towns. */
export function withTownsLabel({ lede: { with_towns: found } }: Place): string | null {
  return found !== null && found > 0 ? `Search all ${thousands(found)}, with its towns` : null
}

/** The whole address of the page of a place, to be sent to somebody. */
export function addressOf({ id }: Place): string {
  return `${window.location.origin}/places/${id}`
}
