import { letterDistance } from '#vocabulary/spelling/letter-distance.ts'

const shortest = 5

/**
 * A text with each word that is nearly one of some as that: "sherrif of Selma" → "sheriff of Selma". A word has one slip at
 * most, and one that is meant to have so many letters two. Some words stay as they are, however near.
 */
export function respelt(
  text: string,
  words: Iterable<string>,
  lettersOfTwoSlips: number,
  others: readonly string[] = [],
): string {
  const known = new Set([...words].filter(({ length }) => length >= shortest))
  return text.replace(/\p{L}+/gu, (written) => {
    const word = written.toLowerCase()
    if (word.length < shortest || known.has(word) || others.includes(word)) return written
    const nearest = [...known].find((each) => letterDistance(word, each) <= (each.length < lettersOfTwoSlips ? 1 : 2))
    return nearest ?? written
  })
}
