import { bareName, type NameOption, searchText } from '#features/search/names/name-option.ts'
import type { Names } from '#features/search/names/use-names.ts'

/** Those whom the filters leave first, each official of them; then names that the other filters hide. */
export function similarOptions(similar: readonly string[], names: Pick<Names, 'options' | 'total'>): NameOption[] {
  const listed = similar.map((name) => names.options.filter(({ text }) => text === searchText(name)))
  const isWhole = names.total === names.options.length
  const others = similar.filter((_, place) => listed[place]?.length === 0)
  return [
    ...listed.flat(),
    ...others.map((name) => bareName(name, isWhole ? 'Hidden by the other filters' : undefined)),
  ]
}
