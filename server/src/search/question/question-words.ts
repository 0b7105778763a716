/** Words of a question that tell nothing of who is asked for, unless somebody is called so. */
const littleWords = new Set(
  [
    'a an and at by for from in of on the to with',
    'are is was does do i me my our your we whos whats',
    'what where which who how call contact email find phone reach show',
    'current list name number hon honorable',
    'all every any there has have hold holds represent represents representing represented please usa',
    'elected official officials officeholder officeholders',
  ].flatMap((words) => words.split(' ')),
)

export function isLittleWord(word: string): boolean {
  return littleWords.has(word)
}

/** "Many" is a town of Louisiana elsewhere. */
const howMany = /\bhow many (?=\S)/gi

const courtesy = /(?<![\p{L}.])(?:Mr|Mrs|Ms|Dr|mr|mrs|ms|dr)\.\s+(?=\p{L})/gu

/** "Ms. Smith" is Smith, and of no Mississippi; who asks "how many mayors" asks for mayors. */
export function withoutCourtesy(typed: string): string {
  return typed.replace(courtesy, '').replace(howMany, '')
}
