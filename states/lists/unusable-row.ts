/** Why a row of a list is refused; the other rows are still read. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow'
}

/** The meaning of a code in a list, in any case; an unknown code makes the row unusable. */
export function coded(column: string, code: string, words: Readonly<Record<string, string>>): string {
  const word = Object.hasOwn(words, code.toUpperCase()) ? words[code.toUpperCase()] : undefined
  if (word === undefined) throw new UnusableRow(`${column} has no meaning that is known: "${code}"`)
  return word
}
