import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { stateOfZipCode, zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import { placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import { unknownZip } from '#features/places/find/find-officials.ts'
import { located, type MatchContext, type Matched, notFound, type Point } from '#features/places/find/match-answer.ts'
import { matchPoint } from '#features/places/find/match-point.ts'
import type { NamedPlace } from '#features/places/find/named-places.ts'
import { numbersOf } from '#features/places/find/serving.ts'
import { withCommonWordsRespelled } from '#vocabulary/places/common-words.ts'

/** The county and districts of one cell of a spreadsheet. What may be several is told as several, never guessed. */
export function matchValue(context: MatchContext, value: string): Matched {
  const text = value.trim()
  if (text === '') return notFound('The cell is empty.')
  if (context.kind === 'point') return matchPoint(context, text)
  return context.kind === 'zip' ? matchZip(context, text) : matchName(context, text)
}

// A spreadsheet that takes a ZIP code for a number writes 36701.0.
const number = /^(\d{3,9})(?:\.0+)?$/

// "Selma, AL 36701", "ZIP 36701", "'36701": one number, and nothing else that has digits.
const amongWords = /^\D*(\d{5}(?: ?- ?\d{4})?)\D*$/

function matchZip(context: MatchContext, text: string): Matched {
  const { places } = context
  const digits = number.exec(text)?.[1] ?? text
  const zip = zipCodeIn(digits) ?? zipCodeIn(amongWords.exec(plainMarks(text))?.[1] ?? '')
  if (zip === null) return townAmongZips(context, text) ?? notFound(whyNoZip(digits))
  const area = places.zips.get(zip)
  if (!area) {
    const { sentence, advice } = unknownZip(zip)
    return notFound(advice ? `${sentence} It may have post-office boxes only.` : sentence)
  }
  const counties = numbersOf(
    places,
    area.counties.map(({ id }) => id),
  )
  return located(context, counties, { stateId: area.stateId, upper: area.upper, lower: area.lower }, 'crosses')
}

/** Who knows no ZIP code writes the town into its column. */
function townAmongZips(context: MatchContext, text: string): Matched | null {
  if (/\d/.test(text)) return null
  const matched = matchName({ ...context, kind: 'city' }, text)
  return matched.answer.result === 'not_found' ? null : matched
}

const digitWords: Readonly<Record<number, string>> = { 3: 'three', 4: 'four' }

function whyNoZip(text: string): string {
  const count = /^\d+$/.test(text) ? digitWords[text.length] : undefined
  if (!count) return 'This is not a ZIP code, which has five digits, nor the name of a city or town we know.'
  const withZeros = text.padStart(5, '0')
  if (stateOfZipCode(withZeros)) return `“${text}” has ${count} digits. A zero may have been lost in the spreadsheet.`
  return `“${text}” has ${count} digits: one is missing. A zero that a spreadsheet lost is not it, for ${withZeros} is in none of these five states.`
}

function matchName(context: MatchContext, text: string): Matched {
  const { places, named, kind, stateId } = context
  const kindOfPlace = kind === 'county' ? ('county' as const) : ('municipality' as const)
  const called = (name: string) => named.called(name, { kind: kindOfPlace, stateId })
  const found = foundBy(called, text)
  const [one] = found
  if (!one) return notFound(whyNoName(context))
  const at = found.length === 1 ? placeAt(places, one.number) : null
  if (!at) return ambiguous(context, found)
  return located(context, [...at.counties], pointOf(at), 'crosses')
}

/** Looked up as written, and once more only where a common word is respelled. */
function foundBy(called: (name: string) => readonly NamedPlace[], text: string): readonly NamedPlace[] {
  const asWritten = called(text)
  if (asWritten.length > 0) return asWritten
  const respelled = withCommonWordsRespelled(text)
  return respelled === text ? [] : called(respelled)
}

function whyNoName({ kind, stateId }: MatchContext): string {
  const where = stateId ? states[stateId].name : 'these five states'
  if (kind === 'county') return `No county or parish of ${where} is called so.`
  return `No city or town of ${where} is called so. A place that nobody governs is not on file: use its ZIP code or county.`
}

function pointOf({ stateId, town }: PlaceOnFile): Point {
  return { stateId, upper: town?.districts?.upper ?? null, lower: town?.districts?.lower ?? null }
}

function ambiguous(context: MatchContext, found: readonly NamedPlace[]): Matched {
  const { places } = context
  const counties = [...new Set(found.flatMap(({ number: place }) => [...placeAt(places, place).counties]))]
  const names = found.map(({ name, stateId }) => `${name}, ${states[stateId].name}`)
  const { answer, districts } = located(context, counties, null, 'ambiguous')
  const reason = `${found.length} places are called so: ${names.join('; ')}. Add the state, or choose it above.`
  return { answer: { ...answer, result: 'ambiguous', reason }, districts }
}
