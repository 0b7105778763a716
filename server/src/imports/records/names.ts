import { normalised } from '@atlas/contract/rules/normalised.ts'

export interface PersonName {
  /** As it is shown, with a nickname in straight double quotation marks. */
  readonly name: string
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
}

/**
 * Whether an entry that kept its key is about somebody else now. One of the two names may change, by marriage or to the
 * name that a person goes by; both at once do not.
 */
export function isSomebodyElse(before: FirstAndLast, now: FirstAndLast): boolean {
  // Nearly always, and a list of thousands asks it of everybody in it.
  if (before.last === now.last) return false
  if (normalised(before.last) === normalised(now.last)) return false
  return !before.first || !now.first || normalised(before.first) !== normalised(now.first)
}

interface FirstAndLast {
  readonly first?: string | null
  readonly last: string
}

const suffixes: ReadonlyMap<string, string> = new Map([
  ['jr', 'Jr'],
  ['sr', 'Sr'],
  ['ii', 'II'],
  ['iii', 'III'],
  ['iv', 'IV'],
  ['v', 'V'],
  ['esq', 'Esq'],
])

/** Words that belong to the last name that follows them. */
const particles = new Set(['de', 'del', 'der', 'di', 'du', 'la', 'le', 'st', 'van', 'von'])

/** Two letters that are a name, not initials, where a source writes everything in capitals. */
const shortNames = new Set(['al', 'bo', 'cy', 'de', 'di', 'ed', 'jo', 'la', 'le', 'lu', 'mo', 'st', 'ty', 'vi'])

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
 * A name as ballots print it, where the makers of a list have recased it from capitals: initials were left run
 * together, and the letter after Mc small. What an organization writes in its own list is never touched.
 */
export function respelt(published: string): string {
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

/** "JR." → "Jr" */
export function suffixOf(published: string): string | null {
  return suffixes.get(normalised(published)) ?? null
}

/** Words and nicknames in their order; a nickname is one piece, in double quotation marks. */
function piecesOf(published: string): string[] {
  return (
    published
      .replace(/[“”]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/\(([^()]+)\)/g, '"$1"')
      .replace(/(?<=^|\s)'([^']+)'(?=\s|$)/g, '"$1"')
      .replace(/"([^"]*)"/g, (_, nickname: string) => ` "${nickname.trim()}" `)
      .replaceAll(',', ' ')
      .match(/"[^"]+"|[^\s"]+/g)
      ?.filter((piece) => isNickname(piece) || /\p{L}/u.test(piece)) ?? []
  )
}

/** Where all that stands before the last name is in quotation marks, as in Louisiana's returns, it is no nickname. */
function withGivenName(pieces: string[]): string[] {
  const [first = '', ...others] = pieces
  const unquoted = others.filter((piece) => !isNickname(piece) && !suffixOf(piece))
  if (!isNickname(first) || unquoted.length !== 1) return pieces
  return [...first.slice(1, -1).split(' '), ...others]
}

function isNickname(piece: string): boolean {
  return piece.startsWith('"')
}

function takeSuffix(pieces: string[]): string | null {
  const suffix = suffixOf(pieces.at(-1) ?? '')
  if (!suffix || pieces.length < 3) return null
  pieces.pop()
  return suffix
}

function countLastWords(words: readonly string[], family: string): number {
  const surname = surnameWords(family)
  const tail = words.slice(-surname.length).map(normalised)
  if (surname.length > 0 && surname.length < words.length && surname.join(' ') === tail.join(' ')) return surname.length
  let count = 1
  while (count + 1 < words.length && particles.has(normalised(words.at(-count - 1) ?? ''))) count += 1
  return count
}

function surnameWords(family: string): string[] {
  const pieces = piecesOf(family)
  if (suffixOf(pieces.at(-1) ?? '')) pieces.pop()
  return pieces.map(normalised)
}

function recased(pieces: string[]): string[] {
  if (/\p{Ll}/u.test(pieces.join(' '))) return pieces
  const lastWord = pieces.findLastIndex((piece) => !isNickname(piece) && !suffixOf(piece))
  return pieces.map((piece, index) => {
    if (isNickname(piece)) return piece.split(' ').map(recasedGivenName).join(' ')
    return index === lastWord ? recasedWord(piece) : recasedGivenName(piece)
  })
}

function recasedGivenName(word: string): string {
  const letters = normalised(word)
  return letters.length === 2 && !shortNames.has(letters) ? word : recasedWord(word)
}

// A capital after an apostrophe only where a name follows it: O'Neal and Na'Quella, but Che'.
const startsOfNames = /(?<=^|["\-.]|'(?=\p{L}{2}))\p{L}/gu

function recasedWord(word: string): string {
  return word
    .toLowerCase()
    .replace(startsOfNames, (letter) => letter.toUpperCase())
    .replace(/(?<=\bMc)\p{L}/gu, (letter) => letter.toUpperCase())
}
