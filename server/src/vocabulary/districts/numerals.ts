const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function ordinal(word: string): string {
  return irregular[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`)
}

const small = [...units, ...teens]

/** The words from one to nineteen and for the tens, each with its number. */
const counts: readonly (readonly [string, number])[] = [
  ...small.map((word, index) => [word, index + 1] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]
const numbers: ReadonlyMap<string, number> = new Map(counts)
const ordinals: ReadonlyMap<string, number> = new Map(counts.map(([word, count]) => [ordinal(word), count]))

interface Numeral {
  readonly number: number
  /** "fourth" rather than "four" */
  readonly isOrdinal: boolean
  /** The number of words that it takes. */
  readonly words: number
}

/** "one hundred and twenty third" */
export const longestNumeral = 5

/** The number with which some words begin, up to one hundred and ninety-nine: "twenty", "first" → 21. */
export function numeralIn(words: readonly string[]): Numeral | null {
  const [first = '', second = '', third] = words
  if (first !== 'one' || !/^hundred(?:th)?$/.test(second)) return belowHundred(first, second)
  const hundred = { number: 100, isOrdinal: second === 'hundredth', words: 2 }
  if (hundred.isOrdinal) return hundred
  const before = third === 'and' ? 3 : 2
  const [unit, nextUnit] = words.slice(before)
  const remainder = unit === undefined ? null : belowHundred(unit, nextUnit)
  return remainder ? { ...remainder, number: 100 + remainder.number, words: before + remainder.words } : hundred
}

function belowHundred(first: string, second: string | undefined): Numeral | null {
  const ten = numbers.get(first)
  if (ten !== undefined && ten >= 20 && second !== undefined) {
    const [unit, nth] = [numbers.get(second), ordinals.get(second)]
    if (unit !== undefined && unit < 10) return { number: ten + unit, isOrdinal: false, words: 2 }
    if (nth !== undefined && nth < 10) return { number: ten + nth, isOrdinal: true, words: 2 }
  }
  if (ten !== undefined) return { number: ten, isOrdinal: false, words: 1 }
  const nth = ordinals.get(first)
  return nth === undefined ? null : { number: nth, isOrdinal: true, words: 1 }
}

const romanTens = ['', 'x', 'xx', 'xxx']
const romanUnits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const romans: ReadonlyMap<string, number> = new Map(
  romanTens
    .flatMap((ten, tenth) => romanUnits.map((unit, index) => [ten + unit, tenth * 10 + index] as const))
    .slice(1),
)

/** "iv" → 4, up to 39 */
export function romanNumber(word: string): number | null {
  return romans.get(word) ?? null
}
