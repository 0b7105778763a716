import { normalized } from '@atlas/contract/rules/normalized.ts'

/** Words of a question that tell nothing of who is asked for, unless somebody is called so. */
const littleWords = new Set(
  [
    'a an and at by for from in of on the to with',
    'are is was does do i me my our your we whos whats',
    'what where which who how call contact email find phone reach show',
    'current list name number hon honorable zip code',
    'all every any there has have hold holds represent represents representing represented please usa',
    'elected official officials officeholder officeholders',
  ].flatMap((words) => words.split(' ')),
)

export function isLittleWord(word: string): boolean {
  return littleWords.has(word)
}

/** "Many" is a town of Louisiana elsewhere. */
const howMany = /\bhow many (?=\S)/gi

const courtesy = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Dr|Rev|Hon|Prof|mr|mrs|ms|dr|rev|hon|prof)\.\s+(?![Cc]omm)(?=\p{L})/gu

/** As newspapers write it behind a name: "(D-GA)", ", R-Ala." */
const partyBeforeState = /(?<=[\s(,[])[DRIL]-(?=\p{L}{2})/gu
const partyInBrackets = /[([](?:D|R|I|L|Dem|Rep)\.?[)\]]/g

/**
 * "Ms. Smith" is Smith, and of no Mississippi; who asks "how many mayors" asks for mayors, and "Warnock (D-GA)" is of
 * Georgia. A "Rev. Comm." is a Revenue Commissioner.
 */
export function withoutCourtesy(typed: string): string {
  return typed.replace(courtesy, '').replace(howMany, '').replace(partyBeforeState, '').replace(partyInBrackets, ' ')
}

/** "Who represents 36701" asks what the ZIP code alone asks. */
export function withoutLittleWords(typed: string): string {
  return typed
    .split(/[\s?!]+/)
    .filter((token) => token !== '' && !isLittleWord(normalized(token)))
    .join(' ')
}
