import { isParticle } from '#vocabulary/people/name-words.ts'
import { isRole, mayBeName, withoutTitlesBefore } from '#vocabulary/people/roles.ts'
import { splitName } from '#vocabulary/people/split-name.ts'

/** A name, and the title with its place that stood before it: "Mayor of Selma". */
export interface PartedTitle {
  readonly title: string
  /** The title without the place. */
  readonly office: string
  readonly rest: string
}

/** Words are no whole name: "Mayor of Selma Ann" may be of a place called Selma Ann. */
const fewestOfName = 2
const nounBehind = /^(?:county|co\.?|parish|city|town)$/i
const nounBefore = /^(?:city|town|village|county|parish) of /i

/**
 * Parts "Mayor of Selma Ann Tester", "Dallas County Sheriff Joe Moody" and "Selma Mayor Ann Tester". Null where no title
 * with a place stands before the name; `unparted` where nothing tells where the place ends and the name begins.
 */
export function titleOfPlace(text: string, isPlace: (text: string) => boolean): PartedTitle | 'unparted' | null {
  if (/[,;:/()"]| [-–—]{1,3} /.test(text)) return null
  const words = text.trim().split(/\s+/)
  return placeBehindTitle(words, isPlace) ?? placeBeforeTitle(words, isPlace)
}

function placeBehindTitle(words: readonly string[], isPlace: (text: string) => boolean) {
  const of = words.findIndex((word) => /^(?:of|for)$/i.test(word))
  if (of < 1 || !isRole(words.slice(0, of).join(' '))) return null
  // The Clerk of Court and the Tax Collector of a named county are titles as a whole.
  const { titles } = withoutTitlesBefore(words.join(' '), fewestOfName)
  if (titles.some((title) => / (?:of|for) /i.test(title))) return null
  const start = /^the$/i.test(words[of + 1] ?? '') ? of + 2 : of + 1
  for (let end = words.length - fewestOfName; end > start; end -= 1) {
    const place = words.slice(start, end).join(' ')
    if (nounBehind.test(words[end - 1] ?? '') || isPlace(place))
      return partedAt(words, end, words.slice(0, of).join(' ')) ?? 'unparted'
  }
  return 'unparted'
}

function placeBeforeTitle(words: readonly string[], isPlace: (text: string) => boolean) {
  if (withoutTitlesBefore(words.join(' '), fewestOfName).titles.length > 0) return null
  for (let start = 1; start < words.length - fewestOfName; start += 1) {
    const { titles, rest } = withoutTitlesBefore(words.slice(start).join(' '), fewestOfName)
    const [title] = titles
    if (title === undefined) continue
    const place = words.slice(0, start).join(' ')
    const hasNoun =
      [words[start - 1], words[start]].some((word = '') => nounBehind.test(word)) || nounBefore.test(place)
    const isOfPlace = hasNoun || isPlace(place)
    // "Ann Bishop Lee Tester" has three given names, as far as anybody knows.
    return isOfPlace || !mayBeName(title) ? partedAt(words, words.length - rest.split(' ').length, title) : null
  }
  return null
}

function partedAt(words: readonly string[], at: number, office: string): PartedTitle | null {
  const rest = words.slice(at).join(' ')
  // Who is called "Ann Bishop St. John" has no title.
  if (splitName(rest).first === null || isParticle(words[at] ?? '')) return null
  return { title: words.slice(0, at).join(' '), office, rest }
}
