/** Words of a question that tell nothing of who is asked for, unless somebody is called so. */
const littleWords = new Set(
  [
    'a an and at by for from in of on the to with',
    'are is was does do i me my our your we whos whats',
    'what where which who how call contact email find phone reach show',
    'current list name number hon honorable',
  ].flatMap((words) => words.split(' ')),
)

export function isLittleWord(word: string): boolean {
  return littleWords.has(word)
}

const courtesy = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Dr|mr|mrs|ms|dr)\.\s+(?=\p{L})/gu

/** "Ms. Smith" is Smith, and of no Mississippi. */
export function withoutCourtesy(typed: string): string {
  return typed.replace(courtesy, '')
}
