import type { MatchingAnswers, MissingColumn } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { states, type StateId } from '@atlas/contract/rules/states.ts'
import type { ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import { countyFinder, countyOptions, countyLabel } from '#imports/spreadsheets/cells/county.ts'
import { officeFinder } from '#imports/spreadsheets/cells/office.ts'
import { stateOptions } from '#imports/spreadsheets/cells/state.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { noOffice, type SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import type { SheetColumn } from '#imports/spreadsheets/match/read-columns.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import { type OfficeName, offices } from '@atlas/contract/rules/offices.ts'

/** What is known about all rows besides their cells. */
interface KnownOfAllRows {
  /** Texts around the table. */
  readonly titles: readonly string[]
  /** The state that its places imply; null if they do not, or somebody has chosen. */
  readonly impliedStateId: StateId | null
}

/** The values that every row needs but no column has. */
export function missingColumns(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  answers: MatchingAnswers,
  reference: ReferenceData,
  { titles, impliedStateId }: KnownOfAllRows,
): MissingColumn[] {
  const chosen = new Set(columns.flatMap(({ column }) => column ?? []))
  const hasValue = (column: FileColumn) => chosen.has(column) || rows.some(({ values }) => values.has(column))
  const answerOf = (column: FileColumn) => answers.for_all.find((each) => each.column === column)?.answer ?? null
  const isMissing = (column: FileColumn) => answerOf(column) !== null || !hasValue(column)
  const missing: MissingColumn[] = []
  const addMissing = (column: FileColumn, options: MissingColumn['options'], suggested: string | null, text: string) =>
    missing.push({
      column,
      label: labelOf(column),
      text,
      options: [...options],
      suggested,
      answer: answerOf(column),
      is_told: false,
      is_needed: true,
    })
  if (!chosen.has('eo.name') && !chosen.has('eo.last'))
    addMissing('eo.name', [], null, 'No column says the names. Choose the column that does.')
  // Titles beside some names may state the office of only those people.
  const lacksOffice =
    !chosen.has('office.name') &&
    rows.some(({ values, reason }) => !values.has('office.name') && (reason ?? noOffice) === noOffice)
  if (isMissing('office.name') || lacksOffice) {
    const options = reference.offices.toSorted().map((name) => ({ value: name, label: name }))
    addMissing(
      'office.name',
      options,
      officeIn(titles, reference),
      'No column says the office. Choose it for all rows, or the column that does.',
    )
  }
  const state = impliedStateId ?? stateIn(titles)
  if (impliedStateId !== null) missing.push(impliedMissing(states[impliedStateId].name))
  else if (isMissing('state.name') && lacksStates(columns, rows))
    addMissing(
      'state.name',
      stateOptions,
      state && states[state].name,
      'No column says the state. Choose it for all rows.',
    )
  else if (answerOf('state.name') !== null) addMissing('state.name', stateOptions, null, 'The state of all rows.')
  const isPlaced = hasValue('county.fips') || chosen.has('county.name') || hasValue('jurisdiction.name')
  if (!isPlaced && (answerOf('county.name') !== null || (!hasValue('county.name') && rows.some(needsCounty)))) {
    const stateOfRows = stateOf(answerOf('state.name') ?? '') ?? state
    addMissing(
      'county.name',
      countyOptions(reference, stateOfRows ? [stateOfRows] : []),
      countyIn(titles, stateOfRows, reference),
      'No column says the county. Choose it for all rows.',
    )
  }
  return missing
}

function impliedMissing(name: string): MissingColumn {
  return {
    column: 'state.name',
    label: labelOf('state.name'),
    text: `No column says the state. All places of the list are in ${name}, and together in no other state of the atlas.`,
    options: stateOptions,
    suggested: name,
    answer: name,
    is_told: true,
    is_needed: true,
  }
}

/** Whether the state of any row is unknown. */
export function lacksStates(columns: readonly SheetColumn[], rows: readonly SheetRow[]): boolean {
  return columns.every(({ column }) => column !== 'county.fips') && rows.some(lacksState)
}

function lacksState({ values }: SheetRow): boolean {
  return !values.has('state.name') && !/\([A-Z]{2}\)/.test(values.get('county.name') ?? '')
}

const ofWholeStates: ReadonlySet<OfficeType> = new Set<OfficeType>([
  'Congress',
  'Statewide Executive',
  'State Legislature',
])
/** Offices whose districts also belong to the state. */
const ofDistrictsOfStates: readonly string[] = [
  'State Board of Education Member',
  'Public Service Commissioner',
  'Transportation Commissioner',
  'Supreme Court Justice',
  'Court of Appeal Judge',
] satisfies OfficeName[]

function needsCounty({ values }: SheetRow): boolean {
  const office = values.get('office.name')
  const types: Readonly<Record<string, OfficeType>> = offices
  const type = office !== undefined && Object.hasOwn(types, office) ? types[office] : undefined
  if (office === undefined || ofDistrictsOfStates.includes(office)) return false
  return type === undefined || !ofWholeStates.has(type)
}

/** By its name, or by its abbreviation in capitals, because "la" and "al" are also words. */
function stateIn(titles: readonly string[]): StateId | null {
  const words = titles.flatMap((title) => title.match(/[A-Za-z]{5,}|\b[A-Z]{2}\b/g) ?? [])
  return words.map((word) => stateOf(word)).find((id) => id !== undefined) ?? null
}

function countyIn(
  titles: readonly string[],
  stateId: StateId | null | undefined,
  reference: ReferenceData,
): string | null {
  const find = countyFinder(reference)
  for (const title of titles) {
    const words = title.split(/[^\p{L}.']+/u)
    for (const [index, word] of words.entries()) {
      const text = /^(county|parish|co\.?)$/i.test(words[index + 1] ?? '') ? word : ''
      const two = text && index > 0 ? `${words[index - 1] ?? ''} ${text}` : ''
      const [county] = [two, text].flatMap((each) =>
        each === '' ? [] : (find(each, stateId ?? undefined)?.counties ?? []),
      )
      if (county) return countyLabel(county)
    }
  }
  return null
}

function officeIn(titles: readonly string[], reference: ReferenceData): string | null {
  const find = officeFinder(reference.offices)
  const found = titles.flatMap(phrasesOf).map((phrase) => find(phrase, undefined))
  return found.find((office) => office !== undefined) ?? null
}

/** One to three consecutive words, also without a plural s: "Sheriffs of Alabama" names sheriffs. */
function phrasesOf(title: string): string[] {
  const words = title.split(/[^\p{L}.']+/u).map((word) => word.replace(/(?<=[a-z]{3})s$/i, ''))
  return [3, 2, 1].flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, index) => words.slice(index, index + length).join(' ')),
  )
}
