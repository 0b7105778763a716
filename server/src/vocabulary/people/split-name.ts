import { normalized } from '@atlas/contract/rules/normalized.ts'
import { withPlainQuotes } from '#vocabulary/people/nickname.ts'
import {
  isNicknameLike,
  isParticle,
  isShortName,
  isShortOf,
  isSmallParticle,
  suffixOf,
} from '#vocabulary/people/name-words.ts'

export interface PersonName {
  /** The name as it is shown, with a nickname in straight double quotation marks; other text in parentheses is kept. */
  readonly name: string
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
}

/**
 * Splits a name as sources write it ("HENRY W "BUCK" D'OLIVE, JR.") into its parts. `family` is the
 * last name where the source states it, because only the source knows that "Bracy Davis" is one.
 */
export function splitName(published: string, family = ''): PersonName {
  const pieces = withGivenName(recased(piecesOf(published)))
  const suffix = takeSuffix(pieces)
  const words = pieces.filter((piece) => !isNickname(piece))
  const lastWords = countLastWords(words, family)
  const middle = words.slice(1, -lastWords)
  return {
    name: [...pieces, ...(suffix ? [suffix] : [])].join(' '),
    first: words.length > lastWords ? (words[0] ?? null) : null,
    middle: middle.length > 0 ? middle.join(' ') : null,
    last: words.slice(-lastWords).join(' '),
    suffix,
  }
}

/**
 * A name as ballots print it, for lists whose authors converted it from capitals: they left initials run together, and
 * the letter after Mc lowercase. Names in an organization's own list are never changed.
 */
export function respelled(published: string): string {
  const pieces = piecesOf(published)
  const lastWord = pieces.findLastIndex((piece) => !isNickname(piece) && !suffixOf(piece))
  return pieces
    .map((piece, index) => (isNickname(piece) ? piece : index < lastWord ? withPoints(piece) : piece))
    .map((piece) => piece.replace(/\bMc\p{Ll}/gu, (start) => `Mc${start.charAt(2).toUpperCase()}`))
    .join(' ')
}

/** "WE" → "W.E." */
function withPoints(word: string): string {
  return /^\p{Lu}{2}$/u.test(word) ? `${word.charAt(0)}.${word.charAt(1)}.` : word
}

/**
 * The words and nicknames in order. A nickname is one piece, in double quotation marks; other text in parentheses, such
 * as a maiden name, is one piece too.
 */
function piecesOf(published: string): string[] {
  const [given = ''] = published.replace(brackets, ' ').trim().split(/\s+/)
  return (
    withPlainQuotes(published)
      .replace(/[‘’]/g, "'")
      .replace(
        /(?<=\S),?\s+the (second|third|fourth|fifth|2nd|3rd|4th|5th|ii|iii|iv|v)\b(?=[^\p{L}]*$)/iu,
        (_, number: string) => ` ${suffixOf(number) ?? number}`,
      )
      .replace(brackets, (written, _, inner: string) => (isNicknameLike(inner, given) ? `"${inner}"` : ` ${written} `))
      .replace(/"([^"]*)"/g, (_, nickname: string) => ` "${nickname.trim()}" `)
      .replaceAll(',', ' ')
      .match(/"[^"]+"|\([^()]+\)|[^\s"]+/g)
      ?.filter((piece) => isNickname(piece) || /\p{L}/u.test(piece)) ?? []
  )
}

const brackets = /\(("?)([^()]+)\1\)/g

/**
 * A name in quotation marks at the beginning, as in Louisiana's returns, is the name that the person uses: it is the
 * given name, unless that follows, as in '"Bob" Robert Hill'.
 */
function withGivenName(pieces: string[]): string[] {
  const [first = '', second = '', ...others] = pieces
  if (!isNickname(first) || second === '') return pieces
  const nickname = first.slice(1, -1)
  const isBeforeGivenName = others.some((piece) => !isNickname(piece) && !suffixOf(piece))
  return isBeforeGivenName && isShortOf(nickname, second)
    ? [second, first, ...others]
    : [...nickname.split(' '), second, ...others]
}

/** A nickname or other text in parentheses, which is not a part of the name. */
function isNickname(piece: string): boolean {
  return /^["(]/.test(piece)
}

function takeSuffix(pieces: string[]): string | null {
  const suffix = suffixOf(pieces.at(-1) ?? '')
  if (!suffix || pieces.length < 3) return null
  pieces.pop()
  return suffix
}

function countLastWords(words: readonly string[], family: string): number {
  const surname = surnameWords(family)
  const tail = words.slice(-surname.length).map(normalized)
  if (surname.length > 0 && surname.length < words.length && surname.join(' ') === tail.join(' ')) return surname.length
  let count = 1
  while (count + 1 < words.length && isParticle(words.at(-count - 1) ?? '')) count += 1
  return count
}

function surnameWords(family: string): string[] {
  const pieces = piecesOf(family)
  if (suffixOf(pieces.at(-1) ?? '')) pieces.pop()
  return pieces.map(normalized)
}

/** Converts a name that is all uppercase or all lowercase to mixed case. */
function recased(pieces: string[]): string[] {
  const whole = pieces.join(' ')
  const isSmall = !/\p{Lu}/u.test(whole)
  if (!isSmall && /\p{Ll}/u.test(whole)) return pieces
  const lastWord = pieces.findLastIndex((piece) => !isNickname(piece) && !suffixOf(piece))
  return pieces.map((piece, index) => {
    if (isNickname(piece)) return piece.split(' ').map(recasedGivenName).join(' ')
    if (isSmall && index > 0 && index < lastWord && isSmallParticle(piece, pieces[index - 1] ?? '')) return piece
    return index === lastWord ? recasedWord(piece) : recasedGivenName(piece)
  })
}

/** Converts a last name alone: "de la cruz" is treated as if a given name came before it. */
export function recasedLastName(text: string): string {
  return recased(['', ...piecesOf(text)])
    .slice(1)
    .join(' ')
}

function recasedGivenName(word: string): string {
  return normalized(word).length === 2 && !isShortName(word) ? word.toUpperCase() : recasedWord(word)
}

// An uppercase letter after an apostrophe only where a name follows: O'Neal and Na'Quella, but Che'.
const startsOfNames = /(?<=^|["(\-.]|['’`´′ʼ](?=\p{L}{2}))\p{L}/gu

/** "MCDONALD" → McDonald */
export function recasedWord(word: string): string {
  return word
    .toLowerCase()
    .replace(startsOfNames, (letter) => letter.toUpperCase())
    .replace(/(?<=\bMc)\p{L}/gu, (letter) => letter.toUpperCase())
}
