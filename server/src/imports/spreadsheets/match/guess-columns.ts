import { columnOfHeading, isNeverImported, isOfSomebodyElse } from '#imports/spreadsheets/match/heading-columns.ts'
import type { ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import { countyFinder, countyNames } from '#imports/spreadsheets/cells/county.ts'
import { kinds } from '#imports/spreadsheets/match/value-kinds.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'

/** A column of the sheet before anybody says what it is. */
export interface RawColumn {
  readonly heading: string
  /** '' where the cell is empty. */
  readonly cells: readonly string[]
}

/** What a column is taken for, and whether only its values say so: then people look at it. */
export interface Guess {
  readonly column: FileColumn | null
  readonly isOfValues: boolean
}

const sampled = 60
// Nearly all: a list has slips, and a column of notes must not become one of states because some say "GA".
const enough = 0.8
const addresses = 'stats.address'

/** What each column is taken for, by its heading, else by its values; null where nothing tells. */
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
  // Beside a last name an "Incumbent" or a "Member" is another person; a "Full Name" is the same.
  const byHeading = named.map((column, index) =>
    column === 'eo.name' && named.includes('eo.last') && !isWholeName(columns[index]?.heading) ? null : column,
  )
  const hasStreet = byHeading.includes(addresses)
  const taken = new Set<FileColumn>()
  const guesses = byHeading.map((named, index) => {
    // Beside a street and a ZIP code a city is where the mail goes, not who elects.
    const isOfAddress =
      named === 'jurisdiction.name' && hasStreet && /^(city|town)$/i.test(columns[index]?.heading ?? '')
    const column = isOfAddress ? addresses : named
    // An address stands in several columns; of everything else the first is taken.
    if (column === null || (taken.has(column) && column !== addresses)) return null
    taken.add(column)
    return column
  })
  // Where a heading says the last name, what looks like names beside it is of other people.
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
    // An office may stand over its holders: "Clerk of Court".
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

/** "Title" may stand over "Mr." as well, "Term" over a number of years. */
function byWords(heading: string, cells: readonly string[]): FileColumn | null {
  const column = columnOfHeading(heading)
  if (column === 'office.name' && shareOf(cells, (text) => /^(mr|mrs|ms|dr|hon|rev)\.?$/i.test(text)) > 0.5) return null
  if (column === 'eo.term_end' && shareOf(cells, (text) => /^\d{1,2}( ?(yrs?|years?))?$/i.test(text)) > 0.5)
    return 'jurisdictionoffice.term_length'
  if (column === 'external_id' && shareOf(cells, (text) => /^\d{1,4}$/.test(text)) > 0.9 && isCounting(cells))
    return null
  return column
}

/**
 * "Post", "Seat" and "Place" may stand over offices and counties as well as over numbers, "Position" over numbers as well
 * as over offices: nearly all cells say which.
 */
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

/** 1, 2, 3: the rows are counted, which is no number of an official. */
function isCounting(cells: readonly string[]): boolean {
  return cells.every((cell, row) => cell === '' || Number(cell) <= row + 1)
}

function isWholeName(heading = ''): boolean {
  return /\bname\b/i.test(heading) && !/\b(member|commissioner|candidate)\b/i.test(heading)
}

/** Notes, and the number of a fax, which is no phone. */
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
