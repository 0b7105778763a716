/**
 * How unlike words a text is where it has more than plain letters: 0 for each letter or sign that stands where people
 * write it, up to 3 for one that stands where nobody does. Bytes that are read in an alphabet that is not theirs make
 * such texts: "Pe–a", "GarcÌa", "OÕNeal".
 */
export function oddness(text: string): number {
  let sum = 0
  for (const { 0: sign, index } of text.matchAll(/[^\0-\u007F]/g)) sum += oddnessAt(text, index, sign)
  return sum
}

const never = 3

interface Place {
  readonly before: string
  readonly after: string
  /** The letters of the same word on both sides. */
  readonly left: string
  readonly right: string
}

function oddnessAt(text: string, index: number, sign: string): number {
  const place = placeOf(text, index)
  if (isLetter(sign)) return ofLetter(sign, place)
  if ([place.before, place.after].some((each) => each !== sign && isStrange(each))) return never
  return (signs.get(sign) ?? ofStranger)(place)
}

function placeOf(text: string, index: number): Place {
  const left = lettersFrom(text, index - 1, -1)
  const right = lettersFrom(text, index + 1, 1)
  return { before: text[index - 1] ?? ' ', after: text[index + 1] ?? ' ', left, right }
}

const longestWord = 20

function lettersFrom(text: string, start: number, step: 1 | -1): string {
  let end = start
  while (Math.abs(end - start) < longestWord && isLetter(text[end] ?? '')) end += step
  return step > 0 ? text.slice(start, end) : text.slice(end + 1, start + 1)
}

function isLetter(sign: string): boolean {
  return /^[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽžŸ]$/.test(sign)
}

/** No letter, and no sign that stands beside others. */
function isStrange(sign: string): boolean {
  return sign > '\u007F' && !isLetter(sign) && !/[“”‘’\u00A0…]/.test(sign)
}

function isUpper(text: string): boolean {
  return text !== text.toLowerCase()
}

function isLower(text: string): boolean {
  return text !== text.toUpperCase()
}

const vowels = /^[aeiouyáéíóúü]$/i
const isVowel = (letter: string) => vowels.test(letter)

function ofLetter(letter: string, place: Place): number {
  const { before, after, left, right } = place
  if (/\d/.test(before) || /\d/.test(after)) return never
  if (isUpper(letter) ? breaksCapitals(place) : breaksWord(place)) return never
  const isAlone = left === '' && right === ''
  if (isAlone) return after === '.' ? 0 : 1
  const isLowerAtStart = !isUpper(letter) && left === ''
  return (isLowerAtStart ? 1 : 0) + rarity(letter.toLowerCase(), isUpper(letter), left, right)
}

/** A capital behind or among small letters. */
function breaksCapitals({ left, right }: Place): boolean {
  return left !== '' ? isLower(left) || isLower(right) : isUpper(right) && isLower(right)
}

/** A small letter before a capital, or behind several. */
function breaksWord({ left, right }: Place): boolean {
  return isUpper(right.slice(0, 1)) || (left.length > 1 && !isLower(left))
}

const common = new Set('áéíóúñüöäëïèêôšž')

function rarity(letter: string, isCapital: boolean, left: string, right: string): number {
  const next = right.slice(0, 1).toLowerCase()
  const last = left.slice(-1)
  if (letter === 'ñ') return left === '' || (isVowel(last) && isVowel(next) && !isLong(left, right)) ? 0 : 1
  if (letter === 'ó' && !isCapital) return left.length >= 3 && right.length >= 3 ? 1 : 0
  if (letter === 'í' && !isCapital) return ofAcuteI(left, right)
  if (isCapital && (isRareCapital(letter) || isMisplacedCapital(letter, left, next))) return 1
  if (letter === 'ô' && next === '') return 1
  if (common.has(letter)) return 0
  const expected = expectedBefore[letter]
  if (expected)
    return expected.includes(next) && next !== '' && !(letter === 'õ' && left.length === 1) ? 0 : (rare[letter] ?? 1)
  if (letter === 'ß') return isVowel(last) ? 0 : 1
  return letter === 'ç' && isCapital ? 0 : 1
}

function isRareCapital(letter: string): boolean {
  return 'èêôï'.includes(letter)
}

function isMisplacedCapital(letter: string, left: string, next: string): boolean {
  if (letter === 'í') return next === 'u' || next === 'i'
  return letter === 'ö' ? next === '' : 'šž'.includes(letter) && left !== ''
}

/** What these stand before, in the languages that have them. */
const expectedBefore: Readonly<Record<string, string>> = { ç: 'aou', œ: 'u', ã: 'eo', õ: 'e' }
const rare: Readonly<Record<string, number>> = { œ: 2 }

/** Both parts of a word are words of their own: an em dash stood between them, rather than a letter. */
function isLong(left: string, right: string): boolean {
  return Math.min(left.length, right.length) >= 4
}

/** The byte of "í" on old Macs is the apostrophe of Windows: "García", "Sheriff’s", "D’angelo". */
function ofAcuteI(left: string, right: string): number {
  if (isElided(left, right)) return 1
  if (/^s$/i.test(right)) return /^(sol|lu|par|pa)$/i.test(left) ? 0 : 1
  if (endings.test(right) || (right === '' && /s$/i.test(left))) return 1
  return isVowel(left.slice(-1)) ? 1 : 0
}

const endings = /^(s|t|d|m|ll|re|ve)$/i

function isElided(left: string, right: string): boolean {
  return /^[odl]$/i.test(left) && right.length >= 4 && /^[aeiouhy]/i.test(right)
}

function ofApostrophe({ left, right, after }: Place): number {
  if (left === '') return /\d/.test(after) || right === '' ? 0 : 1
  if (right === '') return /[sxz]$/i.test(left) ? 0 : 2
  if (isUpper(right.slice(0, 1))) return isLower(left) || left.length <= 2 || endings.test(right) ? 0 : 1
  if (isElided(left, right) || endings.test(right)) return 0
  if (left.length === 1) return /^[odl]$/i.test(left) && isVowel(right.slice(0, 1)) ? 1 : never
  return isVowel(left.slice(-1)) ? 1 : never
}

function ofDash({ before, left, right }: Place): number {
  if (left === '' || right === '') return right !== '' && before === ' ' ? 1 : 0
  const isOneWord =
    isLower(right.slice(0, 1)) === isLower(left.slice(-1)) && (isLower(right.slice(0, 1)) || !isLower(right))
  if (!isOneWord) return left.length >= 2 && right.length >= 2 ? 0 : 1
  const isBetweenVowels = isVowel(left.slice(-1)) && isVowel(right.slice(0, 1))
  if (!isLower(right.slice(0, 1))) return isBetweenVowels ? (isLong(left, right) ? 1 : never) : 0
  if (isBetweenVowels) return isLong(left, right) ? 1 : never
  return left.length >= 3 && right.length >= 3 ? 1 : never
}

const littleWords = /^(of|the|and|for|in|at|to|by|or|on|de|la|del|los|las|el|y|e|van|von|der|da|di|du)$/i

function ofFixedSpace({ left, right }: Place): number {
  if (left === '' || right === '') return 0
  if (!isLower(left) && !isLower(right) && left.length > 1) return 1
  const isSplitWord = isLower(right.slice(0, 1)) && isUpper(left) && !littleWords.test(right) && !littleWords.test(left)
  return isSplitWord ? 1 : 0
}

const ofOpening = ({ left, right, before, after }: Place) =>
  left !== '' || /\d/.test(before) ? never : right !== '' || /[\d("'‘“]/.test(after) ? 0 : 1
const ofClosing = ({ right }: Place) => (right === '' ? 0 : never)
const ofOpeningSingle = ({ left, right, after }: Place) =>
  left !== ''
    ? left.length === 1 && isUpper(right.slice(0, 1))
      ? 1
      : never
    : right !== '' || /[\d“]/.test(after)
      ? 0
      : 1
const ofEllipsis = ({ left, right }: Place) => (right !== '' ? never : left !== '' ? 1 : 0)
const ofMarkBehind = ({ right }: Place) => (right === '' ? 0 : never)
const ofOrdinal = ({ left, right }: Place) => (right !== '' ? never : left.length > 1 ? 1 : 0)
const ofFootnote = ({ left, right }: Place) => (right !== '' ? never : left !== '' ? 0.5 : 0)
const ofMarkBefore = ({ left }: Place) => (left === '' ? 0 : never)
const ofGuillemet = ({ left, right }: Place) => (left !== '' && right !== '' ? never : 1)
const ofAmount = ({ left, right, before, after }: Place) =>
  left !== '' || right !== '' ? never : /\d/.test(before) || /\d/.test(after) ? 0 : 1
const ofNumber = ({ left, right }: Place) => (left !== '' || right !== '' ? never : 0)
const ofStranger = () => never

/** Signs that lists hold; all others are strangers. */
const signs: ReadonlyMap<string, (place: Place) => number> = new Map(
  (
    [
      ['’', ofApostrophe],
      ['‘', ofOpeningSingle],
      ['“', ofOpening],
      ['”', ofClosing],
      ['–—', ofDash],
      ['\u00A0', ofFixedSpace],
      ['…', ofEllipsis],
      ['™®©', ofMarkBehind],
      ['†‡', ofFootnote],
      ['•·§¶', ofMarkBefore],
      ['«»‹›¡¿', ofGuillemet],
      ['€£¢¥¤', ofAmount],
      ['½¼¾°±²³×÷µ¹', ofNumber],
      ['ªº', ofOrdinal],
      ['\u00AD', () => 0],
    ] as const
  ).flatMap(([all, rule]) => Array.from(all, (sign) => [sign, rule] as const)),
)
