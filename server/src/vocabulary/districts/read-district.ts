import { normalized } from '@atlas/contract/rules/normalized.ts'
import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Chamber } from '#vocabulary/districts/chambers.ts'
import { longestNumeral, numeralIn, romanNumber } from '#vocabulary/districts/numerals.ts'
import { stateAtEnd, stateAtStart, stateOfCode } from '#vocabulary/states/state-words.ts'

/** The parts of a district as a person wrote it. */
export interface WrittenDistrict {
  /** The chamber of the district, where the text states it: "HD 67", "2nd Congressional District". */
  readonly chamber: Chamber | null
  readonly stateId: StateId | null
  /** "7", "4A", "C", "At Large" */
  readonly label: string
  /** The rest of the text: the body of "School Board District 3". */
  readonly rest: string
  /** Whether its word may also distinguish several posts of one office. */
  readonly isPost: boolean
}

interface Token {
  /** In lower case. */
  readonly word: string
  readonly start: number
  readonly end: number
}

interface Label {
  readonly label: string
  /** The index of the token after it. */
  readonly next: number
}

/** The position of a district among the tokens of a text; the end is exclusive. */
interface Found extends Pick<WrittenDistrict, 'chamber' | 'stateId' | 'label' | 'isPost'> {
  readonly from: number
  readonly to: number
}

const areaWords = new Set(['district', 'dist', 'dst', 'ward', 'beat', 'zone', 'subdistrict'])
const postWords = new Set(['place', 'pl', 'post', 'position', 'pos', 'seat', 'group', 'grp', 'division', 'div'])
/** A number follows these words; "no a" does not name one. */
const numberWords = new Set(['no', 'num', 'number', '#'])
const shortChambers: ReadonlyMap<string, Chamber | null> = new Map([
  ['hd', 'house'],
  ['sd', 'senate'],
  ['cd', 'congress'],
  ['sldl', 'house'],
  ['sldu', 'senate'],
  // A legislative district may belong to either chamber.
  ['ld', null],
])

/** "H.D. 7", "C. D. 2" */
const dottedChamber = /\b[HSC]\. ?D\.?(?= ?-? ?#?\d)/gi

type ChamberPhrase = readonly [words: readonly string[], chamber: Chamber]

/** The words before "district" or before a number alone; of two that begin alike, the longer comes first. */
const chamberPhrases: readonly ChamberPhrase[] = (
  [
    ['united states house of representatives', 'congress'],
    ['united states congressional', 'congress'],
    ['united states house', 'congress'],
    ['u s house of representatives', 'congress'],
    ['u s congressional', 'congress'],
    ['u s house', 'congress'],
    ['us house of representatives', 'congress'],
    ['us congressional', 'congress'],
    ['us representative', 'congress'],
    ['u s representative', 'congress'],
    ['united states representative', 'congress'],
    ['u s rep', 'congress'],
    ['us house', 'congress'],
    ['us congress', 'congress'],
    ['congressional', 'congress'],
    ['congress', 'congress'],
    ['state house of representatives', 'house'],
    ['us rep', 'congress'],
    ['state senatorial', 'senate'],
    ['state sen', 'senate'],
    ['state rep', 'house'],
    ['state senate', 'senate'],
    ['state house', 'house'],
    ['house of representatives', 'house'],
    ['state representative', 'house'],
    ['state senator', 'senate'],
    ['senatorial', 'senate'],
    ['senate', 'senate'],
    ['house', 'house'],
    ['sen', 'senate'],
    ['rep', 'house'],
  ] as const
).map(([words, chamber]) => [words.split(' '), chamber])
const phrasesByFirstWord = Map.groupBy(chamberPhrases, ([[first = '']]) => first)

/**
 * The district that a text names among other words: "HD-7", "AL House District 24", "3rd Ward", "Dist. Two", "GA02". A
 * number counts only where it is the whole text. Null where the text names no district.
 */
export function readDistrict(written: string): WrittenDistrict | null {
  const text = plainMarks(written).replace(dottedChamber, (letters) => letters.replace(/[.\s]/g, ''))
  const tokens = tokensOf(text)
  const found =
    wholeNumber(text, tokens) ??
    firstOf(tokens, (from) => afterWord(text, tokens, from)) ??
    firstOf(tokens, (from) => beforeWord(tokens, from)) ??
    firstOf(tokens, (from) => stateAndNumber(text, tokens, from))
  return found && withRest(text, tokens, found)
}

function firstOf(tokens: readonly Token[], read: (from: number) => Found | null): Found | null {
  for (const from of tokens.keys()) {
    const found = read(from)
    if (found) return found
  }
  return null
}

// A spreadsheet that treats a district as a number writes 2.0.
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/\d+(?:\.0+(?!\d))?|\p{L}+|#/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}

const lettersOfChambers: ReadonlyMap<string, Chamber | null> = new Map([
  ['d', null],
  ['h', 'house'],
  ['s', 'senate'],
])

/**
 * "7", "007", "7.0", "3rd", "Fourth" or "At Large" as the whole text; "D-7", "H-7" and "S7" too. Negative numbers do
 * not count.
 */
function wholeNumber(text: string, tokens: readonly Token[]): Found | null {
  if (/^\s*-/.test(text)) return null
  const chamber = tokens.length === 2 ? lettersOfChambers.get(tokens[0]?.word ?? '') : undefined
  if (chamber !== undefined && /^\d+$/.test(tokens[1]?.word ?? ''))
    return { chamber, stateId: null, label: plainNumber(tokens[1]?.word ?? ''), isPost: false, from: 0, to: 2 }
  const named = labelAt(text, tokens, 0, false)
  if (!named || named.next !== tokens.length) return null
  return { chamber: null, stateId: null, label: named.label, isPost: false, from: 0, to: named.next }
}

/** "District 4", "HD-7", "State House 24", "Alabama Senate Dist. No. 5", "#30" */
function afterWord(text: string, tokens: readonly Token[], start: number): Found | null {
  const before = stateBefore(text, tokens, start)
  const at = before?.next ?? start
  const short = shortChambers.get(tokens[at]?.word ?? '')
  const phrase = chamberAt(tokens, at)
  const behind = short !== undefined ? at + 1 : (phrase?.next ?? at)
  const word = wordsOfDistrict(tokens, behind)
  if (short === undefined && !phrase && (before || word.next === behind)) return null
  const label = labelAt(text, tokens, word.next, true, word.takesNumbers)
  if (!label || (word.next === behind && short === undefined && label.isLetter)) return null
  return {
    chamber: short ?? phrase?.chamber ?? null,
    stateId: before?.stateId ?? null,
    label: label.label,
    isPost: word.isPost,
    from: start,
    to: label.next,
  }
}

function wordsOfDistrict(tokens: readonly Token[], at: number) {
  let next = at
  while (isWordOfDistrict(tokens[next]?.word ?? '')) next++
  const [first, last] = [tokens[at]?.word ?? '', tokens[next - 1]?.word ?? '']
  // "Place No. 3" is a post, but "District No. 3" is not.
  const isPost = next > at && !areaWords.has(first)
  return { next, isPost, takesNumbers: next > at && numberWords.has(last) }
}

function isWordOfDistrict(word: string): boolean {
  return areaWords.has(word) || postWords.has(word) || numberWords.has(word)
}

/** "3rd District", "Twenty-first Congressional District", "2nd Ward" */
function beforeWord(tokens: readonly Token[], from: number): Found | null {
  const named = ordinalAt(tokens, from)
  if (!named) return null
  const phrase = chamberAt(tokens, named.next)
  const at = phrase?.next ?? named.next
  const word = tokens[at]?.word ?? ''
  if (!areaWords.has(word) && !shortChambers.has(word)) return null
  return {
    chamber: phrase?.chamber ?? shortChambers.get(word) ?? null,
    stateId: null,
    label: named.label,
    isPost: false,
    from,
    to: at + 1,
  }
}

/** "GA-02" and "GA02", a common form for districts of Congress. */
function stateAndNumber(text: string, tokens: readonly Token[], from: number): Found | null {
  const [code, number] = [tokens[from], tokens[from + 1]]
  if (!code || !number || !/^\d{1,2}$/.test(number.word)) return null
  const isWhole = tokens.length === 2
  const between = text.slice(code.end, number.start)
  const written = text.slice(code.start, code.end)
  const stateId = stateOfCode(isWhole ? written.toUpperCase() : written)
  if (!stateId || !(between === '-' || between === '' || (isWhole && between === ' '))) return null
  return { chamber: 'congress', stateId, label: plainNumber(number.word), isPost: false, from, to: from + 2 }
}

function stateBefore(text: string, tokens: readonly Token[], start: number) {
  const words = tokens.slice(start, start + 3).map(({ word }) => word)
  const state = stateAtStart(words)
  const first = tokens[start]
  if (!state || !first) return null
  const isCode = first.end - first.start === 2
  if (isCode && !stateOfCode(text.slice(first.start, first.end))) return null
  return { stateId: state.stateId, next: start + state.words }
}

function chamberAt(tokens: readonly Token[], at: number): { chamber: Chamber; next: number } | null {
  const phrases = phrasesByFirstWord.get(tokens[at]?.word ?? '')
  const found = phrases?.find(([words]) => words.every((word, index) => tokens[at + index]?.word === word))
  return found ? { chamber: found[1], next: at + found[0].length } : null
}

function wordsFrom(tokens: readonly Token[], at: number): string[] {
  return tokens.slice(at, at + longestNumeral).map(({ word }) => word)
}

interface LabelAfterWord extends Label {
  readonly isLetter: boolean
}

function labelAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  isAfterWord: boolean,
  takesNumbers = false,
): LabelAfterWord | null {
  const token = tokens[at]
  if (!token) return null
  if (/^\d/.test(token.word)) return { ...numberAt(text, tokens, at), isLetter: false }
  const ordinal = ordinalAt(tokens, at)
  if (ordinal) return { ...ordinal, isLetter: false }
  const numeral = numeralIn(wordsFrom(tokens, at))
  if (numeral && isAfterWord) return { label: `${numeral.number}`, next: at + numeral.words, isLetter: false }
  if (token.word === 'at' && tokens[at + 1]?.word === 'large')
    return { label: 'At Large', next: at + 2, isLetter: false }
  if (!isAfterWord || takesNumbers || isInWord(text, token)) return null
  // A single letter may be in a series of letters: Louisiana has a District I after its District H.
  if (/^[a-z]$/.test(token.word)) return { label: token.word.toUpperCase(), next: at + 1, isLetter: true }
  const roman = romanNumber(token.word)
  return roman === null ? null : { label: `${roman}`, next: at + 1, isLetter: false }
}

/** Whether letters follow a punctuation mark without a blank: the "D" of "D.A.", the "O" of "O'Neal". */
function isInWord(text: string, { end }: Token): boolean {
  return /^[.'’]\p{L}/u.test(text.slice(end, end + 2))
}

/** "7", "007", "7.0", "3rd", "4A", "10-A" */
function numberAt(text: string, tokens: readonly Token[], at: number): Label {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const label = plainNumber(token?.word ?? '')
  const between = token && next ? text.slice(token.end, next.start) : null
  if (between === '' && isOrdinalEnding(next?.word)) return { label, next: at + 2 }
  const isLetter = /^[a-z]$/.test(next?.word ?? '')
  if (isLetter && (between === '' || between === '-'))
    return { label: `${label}${next?.word.toUpperCase()}`, next: at + 2 }
  return { label, next: at + 1 }
}

/** "3rd", "third", "twenty-first" */
function ordinalAt(tokens: readonly Token[], at: number): Label | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return null
  if (/^\d+$/.test(token.word) && next?.start === token.end && isOrdinalEnding(next.word))
    return { label: plainNumber(token.word), next: at + 2 }
  const numeral = numeralIn(wordsFrom(tokens, at))
  return numeral?.isOrdinal ? { label: `${numeral.number}`, next: at + numeral.words } : null
}

function isOrdinalEnding(word: string | undefined): boolean {
  return word === 'st' || word === 'nd' || word === 'rd' || word === 'th'
}

function plainNumber(digits: string): string {
  return String(Number(digits))
}

function withRest(text: string, tokens: readonly Token[], { from, to, ...found }: Found): WrittenDistrict {
  const [first, last] = [tokens[from], tokens[to - 1]]
  const before = tidied(text.slice(0, first?.start))
  const behind = tidied(text.slice(last?.end))
  const rest = [before, behind].filter((part) => part !== '').join(' ')
  if (found.stateId || found.chamber === null) return { ...found, rest }
  const words = normalized(rest.replace(/^of |['’]s$/gi, '')).split(' ')
  const state = stateAtEnd(words)
  return state?.words === words.length ? { ...found, stateId: state.stateId, rest: '' } : { ...found, rest }
}

/** Without the characters that separated it from the district. */
function tidied(text: string): string {
  const marks = ' ,;:.()–—-"'
  let [start, end] = [0, text.length]
  while (start < end && ' ,;:.)–—-"'.includes(text.charAt(start))) start++
  while (end > start && ' ,;:(–—-"'.includes(text.charAt(end - 1))) end--
  const trimmed = text.slice(start, end)
  return Array.from(trimmed).every((letter) => marks.includes(letter)) ? '' : trimmed
}
