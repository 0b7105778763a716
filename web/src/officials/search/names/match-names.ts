import { bareName, type NameOption, searchText } from '#officials/search/names/name-option.ts'
import type { Names } from '#officials/search/names/use-names.ts'

/**
 * The names in which each typed word starts some word, in any order: "adams jen" finds Jennifer Adams. A name written
 * as one word is also found when it is typed as two: "mc donald".
 */
export function matchNames(options: readonly NameOption[], typed: string): readonly NameOption[] {
  const text = searchText(typed).trim()
  if (text === '') return options
  const words = text.split(' ').map((word) => ` ${word}`)
  const asOne = ` ${text.replaceAll(' ', '')}`
  return options.filter(
    (option) => words.every((word) => option.text.includes(word)) || (words.length > 1 && option.text.includes(asOne)),
  )
}

/** First every official whom the filters leave, then names that the other filters hide. */
export function similarOptions(similar: readonly string[], names: Pick<Names, 'options' | 'total'>): NameOption[] {
  const matched = similar.map((name) => names.options.filter(({ text }) => text === searchText(name)))
  const isWhole = names.total === names.options.length
  const others = similar.filter((_, index) => matched[index]?.length === 0)
  return [
    ...matched.flat(),
    ...others.map((name) => bareName(name, isWhole ? 'Hidden by the other filters' : undefined)),
  ]
}
