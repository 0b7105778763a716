import type { Found, FoundOfficial } from '@atlas/contract/endpoints/places/find.ts'
import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import type { ListSource } from '#saved/lists/save/use-list-form.ts'
import { idOf } from '#shared/values/text-of.ts'

/** A list of those who are shown. Of a location or an address nothing is kept, so that the list is not called after it. */
export function listOfFound(found: Found, shown: readonly FoundOfficial[]): ListSource {
  const ids = [...new Set(shown.map(({ values }) => idOf(values)))]
  return {
    request: { eo_ids: ids },
    count: ids.length,
    suggestedName: found.point ? 'Officials of one point' : `${found.full_name} officials`.slice(0, longestSavedName),
    madeFrom: 'Saved from “Who represents …?”',
  }
}
