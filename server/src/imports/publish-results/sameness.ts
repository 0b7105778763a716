import { isSamePerson, wordsOfName } from '#imports/results/compare.ts'

/** Whether two names in one contest are one person's: for certain, perhaps, or not. */
export type Sameness = 'same' | 'perhaps' | 'other'

/** "MARK HARRELL" is Mark A. Harrell, Jr.; "JEFFREY WESSEL" may be Jeff Wessel; "Ann Smith" may be a Smith who is there. */
export function samenessOf(winner: string, holder: string): Sameness {
  const [a, b] = [wordsOfName(winner), wordsOfName(holder)]
  if (a.filter((word) => word.length > 1 && b.includes(word)).length >= 2 && isSamePerson(winner, holder)) return 'same'
  return a.at(-1) === b.at(-1) || isSamePerson(winner, holder) ? 'perhaps' : 'other'
}
