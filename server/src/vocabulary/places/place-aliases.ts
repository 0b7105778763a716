import { stateIds } from '@atlas/contract/rules/states.ts'
import { type PlaceAlias, placeAliasesOf } from '@atlas/states/place-aliases.ts'

let aliases: readonly PlaceAlias[] | null = null

/** The aliases of places in all states, read only once because they never change. */
export function placeAliases(): readonly PlaceAlias[] {
  aliases ??= stateIds.flatMap((id) => placeAliasesOf(id))
  return aliases
}
