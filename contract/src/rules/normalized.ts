import { withoutUnseen } from '#rules/unseen.ts'

const ascii = /^[\0-\x7f]*$/
const asciiApostrophes = /['`]/g
const asciiSeparators = /[^a-z0-9]+/g

// Typewriters' and typesetters' marks, ʻokinas, primes, and modifier letters. They go before letters are taken apart, which
// makes a blank and an accent of some.
const apostrophes =
  /['`\u00b4\u0374\u0384\u02b9-\u02df\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf-\u1fc1\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/gu
/** Accents, the apostrophe of ŉ, and the dot between two l of Catalan names. */
const accents = /[\u02bc\p{M}]+|(?<=[lL])[·‧](?=[lL])/gu
const separators = /[^\p{L}\p{N}]+/gu

/** Small Latin letters that Unicode does not take apart, by what a keyboard without them writes. */
const baseLetters = {
  a: 'ⱥɑ',
  ae: 'æ',
  b: 'ƀƃɓ',
  c: 'ȼƈ',
  d: 'đðɖɗƌ',
  e: 'ɇǝəɛ',
  f: 'ƒ',
  g: 'ǥɠ',
  h: 'ħⱨ',
  i: 'ıɨɩ',
  j: 'ȷɉ',
  k: 'ĸƙⱪ',
  l: 'łƚɫⱡ',
  n: 'ŋɲƞ',
  o: 'øɵɔ',
  oe: 'œ',
  p: 'ƥᵽ',
  q: 'ɋ',
  r: 'ɍɽ',
  s: 'ȿ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉ',
  v: 'ʋ',
  y: 'ɏƴ',
  z: 'ƶȥⱬʒ',
} as const
const baseOf = new Map(
  Object.entries(baseLetters).flatMap(([base, letters]) => Array.from(letters, (letter) => [letter, base] as const)),
)
const beyondAscii = /[^\0-\x7f]/gu

/**
 * Text as a person looks for it: without accents, capitals, apostrophes, punctuation and what nobody sees, in the letters
 * of an English keyboard, so that "O’Neal", "ONeal" and "o'neal" are one, "Peña-Melnyk" stands among the p's, and
 * "Østergård" among the o's. Names are sorted and searched by it. It changes nothing that is shown.
 */
export function normalized(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(asciiApostrophes, '').replace(asciiSeparators, ' ').trim()
  return withoutUnseen(text.replace(apostrophes, '').normalize('NFKD'))
    .replace(accents, '')
    .toLowerCase()
    .replace(beyondAscii, (letter) => baseOf.get(letter) ?? letter)
    .replace(separators, ' ')
    .trim()
}

/** A stable, readable id made of a label: "Clerk of Superior Court" → "clerk-of-superior-court". */
export function slug(label: string): string {
  return normalized(label).replaceAll(' ', '-')
}
