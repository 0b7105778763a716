import { letterDistance } from '#vocabulary/spelling/letter-distance.ts'

const shortest = 5

/**
 * Returns a function that replaces each word of a text that is nearly one of the known words: "sherif of Selma" →
 * "sheriff of Selma". It allows one slip in a word, and two where the known word has that many letters. The words left
 * alone stay as they are, however near they are.
 */
export function respeller(
  words: Iterable<string>,
  lettersOfTwoSlips: number,
  leftAlone: readonly string[] = [],
): (text: string) => string {
  const longer = [...new Set(words)].filter(({ length }) => length >= shortest)
  const known = longer.map((word) => ({
    word,
    letters: lettersOf(word),
    slips: word.length < lettersOfTwoSlips ? 1 : 2,
  }))
  const unchanged = new Set([...longer, ...leftAlone])
  return (text) =>
    text.replace(/\p{L}{5,}/gu, (written) => {
      const word = written.toLowerCase()
      if (unchanged.has(word)) return written
      const letters = lettersOf(word)
      return known.find((each) => isNear(word, letters, each))?.word ?? written
    })
}

interface KnownWord {
  readonly word: string
  /** Its letters as a set of bits. */
  readonly letters: number
  /** How many slips a misspelling of it may have. */
  readonly slips: number
}

/** A slip adds one letter at most that the known word does not have, so most words need no comparison by letters. */
function isNear(word: string, letters: number, known: KnownWord): boolean {
  return hasAtMost(letters & ~known.letters, known.slips) && letterDistance(word, known.word) <= known.slips
}

function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function hasAtMost(bits: number, most: number): boolean {
  let left = bits
  for (let count = 0; count < most; count++) left &= left - 1
  return left === 0
}
