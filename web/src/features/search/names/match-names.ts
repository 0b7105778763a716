import { type NameOption, searchText } from '#features/search/names/name-option.ts'

/**
 * The names of which some word starts with each word typed, in whatever order: "adams jen" finds
 * Jennifer Adams. A name that is written as one word is also found typed as two: "mc donald".
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
