import { columnOfHeading, isNeverImported, isOfSomebodyElse } from '#imports/spreadsheets/match/heading-columns.ts'
import type { ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import { countyFinder, countyNames } from '#imports/spreadsheets/cells/county.ts'
import { kinds } from '#imports/spreadsheets/match/value-kinds.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'

/** A column of the sheet before it is matched. */
export interface RawColumn {
  readonly heading: string
  /** '' for an empty cell. */
  readonly cells: readonly string[]
}

/** The guessed column, and whether the guess is based only on values, so that people should check it. */
export interface Guess {
  readonly column: FileColumn | null
  readonly isOfValues: boolean
}

const sampled = 60
// Nearly all values, because a list has errors; but a column of notes must not become states because some notes say
// "GA".
const enough = 0.8
const addresses = 'stats.address'

/** Guesses each column by its heading, or else by its values; null if neither tells. */
export function guessColumns(columns: readonly RawColumn[], reference: ReferenceData): Guess[] {
  const readOffice = officeReader(reference.offices)
  const findCounties = countyFinder(reference)
  const isCounty = countyNames(reference)
  const named = columns.map(({ heading, cells }) =>
    cells.every((cell) => cell === '')
      ? null
      : bySense(byWords(heading, cells), cells, {
          // "Mayor of Selma"
          'office.name': (text) => readOffice(text) !== null || readOffice(text.replace(/ of .*/i, '')) !== null,
          'county.name': (text) => findCounties(text, undefined) !== undefined || isCounty(text),
        }),
  )
  // Beside a last name, "Incumbent" or "Member" is another person; "Full Name" is the same one.
  const byHeading = named.map((column, index) =>
    column === 'eo.name' && named.includes('eo.last') && !isWholeName(columns[index]?.heading) ? null : column,
  )
  const hasStreet = byHeading.includes(addresses)
  const taken = new Set<FileColumn>()
  const guesses = byHeading.map((named, index) => {
    // Beside a street and a ZIP code, a city is part of the mailing address, not the place that elects.
    const isOfAddress =
      named === 'jurisdiction.name' && hasStreet && /^(city|town)$/i.test(columns[index]?.heading ?? '')
    const column = isOfAddress ? addresses : named
    // An address may be in several columns; for other values the first column is used.
    if (column === null || (taken.has(column) && column !== addresses)) return null
    taken.add(column)
    return column
  })
  // If there is a heading for the last name, other columns that look like names are other people's.
  const isNamed = taken.has('eo.name') || taken.has('eo.last')
  const ofContent = [
    ...kinds,
    {
      column: 'county.name' as const,
      fits: (text: string) => findCounties(text, undefined) !== undefined || isCounty(text),
    },
    {
      column: 'office.name' as const,
      fits: (text: string) => readOffice(text) !== null || /^(lower|upper)$/i.test(text),
    },
    ...(isNamed ? [] : [{ column: 'eo.name' as const, fits: looksLikeName }]),
  ]
  return guesses.map((guess, index): Guess => {
    const { heading = '', cells = [] } = columns[index] ?? {}
    const isLeft = guess !== null || byHeading[index] !== null || isNeverImported(heading) || isOfNoColumn(heading)
    // The heading may be the office of the people below: "Clerk of Court".
    if (isLeft || (isOfSomebodyElse(heading) && readOffice(heading) === null))
      return { column: guess, isOfValues: false }
    // "Sheriff" over names is a list of sheriffs.
    const least = readOffice(heading) === null ? enough : enough / 2
    const found = ofContent.find(
      ({ column, fits }) => !taken.has(column) && shareOf(cells, fits) >= (column === 'eo.name' ? least : enough),
    )
    if (found) taken.add(found.column)
    return { column: found?.column ?? null, isOfValues: found !== undefined }
  })
}

/** "Title" may also be over "Mr.", and "Term" over a number of years. */
function byWords(heading: string, cells: readonly string[]): FileColumn | null {
  const column = columnOfHeading(heading)
  if (column === 'office.name' && shareOf(cells, (text) => /^(mr|mrs|ms|dr|hon|rev)\.?$/i.test(text)) > 0.5) return null
  if (column === 'eo.term_end' && shareOf(cells, (text) => /^\d{1,2}( ?(yrs?|years?))?$/i.test(text)) > 0.5)
    return 'jurisdictionoffice.term_length'
  if (column === 'external_id' && shareOf(cells, (text) => /^\d{1,4}$/.test(text)) > 0.9 && isCounting(cells))
    return null
  return column
}

/** "Post", "Seat", "Place" and "Position" may be over offices, counties or numbers; nearly all cells must agree. */
function bySense(
  column: FileColumn | null,
  cells: readonly string[],
  senses: Readonly<Record<'office.name' | 'county.name', (text: string) => boolean>>,
): FileColumn | null {
  if (column === 'office.name') return shareOf(cells, isNumbered) >= enough ? 'jurisdiction.district' : column
  if (column !== 'jurisdiction.district') return column
  const ofWords = (fits: (text: string) => boolean) => shareOf(cells, (text) => !isNumbered(text) && fits(text))
  if (ofWords(senses['office.name']) >= enough) return 'office.name'
  return ofWords(senses['county.name']) >= enough ? 'county.name' : column
}

/** "3", "Post 3", "at large" */
function isNumbered(text: string): boolean {
  return /^(((district|dist|ward|post|place|seat|position|beat|division|zone)\b\.? ?)?#? ?\d{1,3}(st|nd|rd|th)?|at[- ]large)$/i.test(
    text,
  )
}

/** 1, 2, 3: a row number, not the id of an official. */
function isCounting(cells: readonly string[]): boolean {
  return cells.every((cell, row) => cell === '' || Number(cell) <= row + 1)
}

function isWholeName(heading = ''): boolean {
  return /\bname\b/i.test(heading) && !/\b(member|commissioner|candidate)\b/i.test(heading)
}

/** Notes, and fax numbers, which are not phone numbers. */
function isOfNoColumn(heading: string): boolean {
  return (
    /\b(notes?|comments?|remarks)\b/i.test(heading) || (/fax|facsimile/i.test(heading) && !/phone|tel\b/i.test(heading))
  )
}

/** "Terron Hayes", "Hayes, Terron" */
export function looksLikeName(text: string): boolean {
  return text.length < 50 && /^\p{Lu}[\p{L}'’.-]*,? (?:\p{L}[\p{L}'’.-]*\.? ){0,3}\p{Lu}[\p{L}'’.-]+\.?$/u.test(text)
}

function shareOf(cells: readonly string[], fits: (text: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '').slice(0, sampled)
  return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length
}
