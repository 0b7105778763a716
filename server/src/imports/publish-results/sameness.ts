import { normalized } from '@atlas/contract/rules/normalized.ts'
import { respelled, splitName } from '#vocabulary/people/split-name.ts'

/** Whether two names in one contest are one person's: for certain, perhaps, or not. */
export type Sameness = 'same' | 'perhaps' | 'other'

/** "MARK HARRELL" is Mark A. Harrell, Jr.; "JEFFREY WESSEL" may be Jeff Wessel; "Ann Smith" may be a Smith who is there. */
export function samenessOf(winner: string, holder: string): Sameness {
  if (isTicket(winner)) return lastNameOf(winner.split(' / ')[0] ?? '') === lastNameOf(holder) ? 'same' : 'other'
  const [one, other] = [wordsOf(winner), wordsOf(holder)]
  const shared = one.words.filter((word) => word.length > 1 && other.words.includes(word)).length
  if (one.words.join(' ') === other.words.join(' ') || (shared >= 2 && one.last === other.last)) return 'same'
  return one.last === other.last || shared >= 2 ? 'perhaps' : 'other'
}

/** "DeSantis / Nuñez": two who stand together, by their last names. */
export function isTicket(name: string): boolean {
  return name.includes(' / ')
}

function lastNameOf(name: string): string {
  return normalized(splitName(respelled(name)).last)
}

/** The words of a name but its suffix. */
function wordsOf(name: string): { readonly words: readonly string[]; readonly last: string } {
  const { name: spelled, last, suffix } = splitName(respelled(name))
  const words = normalized(spelled).split(' ')
  return {
    words: suffix === null ? words : words.filter((word) => word !== normalized(suffix)),
    last: normalized(last),
  }
}
