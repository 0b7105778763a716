/** Why one row of a list is not taken; the rows around it are. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow'
}

/** What a code of a list stands for, in capitals or not; a code that is not known makes the row unusable. */
export function coded(column: string, code: string, words: Readonly<Record<string, string>>): string {
  const word = Object.hasOwn(words, code.toUpperCase()) ? words[code.toUpperCase()] : undefined
  if (word === undefined) throw new UnusableRow(`${column} has no meaning that is known: "${code}"`)
  return word
}
