import { cellByCell, type ColumnReader } from '#imports/matching/columns/column.ts'

const word = '(?:district|dist|ward|place|pl|post|beat|seat|position|pos|zone|no|number)'
const after = new RegExp(`(?:^|[\\s,(–-])(${word}\\.? ?#?|#) ?(\\d{1,3}[a-z]?|[a-h]|at[ -]large)\\b\\)?`, 'i')
const before = /\b(\d{1,3})(?:st|nd|rd|th)\s+(?:district|ward|dist)\b\.?/i
const numbers = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((text, index) => [
    text,
    `${index + 1}`,
  ]),
)
const inWords = new RegExp(`\\b${word} (${[...numbers.keys()].join('|')})\\b`, 'i')

interface SaidDistrict {
  readonly district: string
  /** What is left of the text. */
  readonly rest: string
  /** The word for it is one that also tells several posts of one office apart. */
  readonly isPost: boolean
}

/** The district that a text names; null where it names none. */
export function districtIn(text: string): SaidDistrict | null {
  const match = after.exec(text) ?? before.exec(text) ?? inWords.exec(text)
  if (!match) return null
  const said = match.at(-1) ?? ''
  const rest = text
    .replace(match[0], ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+/, '')
    .replace(/(?<![\s,(–-])[\s,(–-]+$/, '')
  return { district: plain(said), rest, isPost: /\b(place|pl|post|pos|position|seat|no|number)\b|#/i.test(match[0]) }
}

function plain(said: string): string {
  const number = numbers.get(said.toLowerCase()) ?? said
  return /^\d+$/.test(number) ? String(Number(number)) : number.toUpperCase().replace(/^AT[ -]LARGE$/, 'At Large')
}

/** "Dist. 2", "2nd District", "District Two", "02" → 2 */
export const readDistricts: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    if (/^(county ?wide|at[ -]large|all|city ?wide|state ?wide)$/i.test(text)) {
      notices.see('nothing_known', text)
      return { says: [] }
    }
    const found = districtIn(text)
    const whole = found?.rest === '' ? found.district : null
    if (whole !== null)
      notices.see('district_words', /[a-z]{2,}\.?|#/i.exec(text.replace(before, 'District'))?.[0] ?? text)
    return { says: [['jurisdiction.district', whole ?? plain(text)]] }
  })
