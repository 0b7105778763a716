import { states, type StateId } from '@atlas/contract/rules/states.ts'
import type {
  CellReading,
  ColumnContext,
  ColumnReader,
  ReferenceData,
} from '#imports/spreadsheets/match/columns/column.ts'
import { readAllowedValues } from '#imports/spreadsheets/match/columns/allowed-values.ts'
import type { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import {
  countyFinder,
  countyLabel,
  countyOptions,
  countyWords,
  type FoundCounties,
  withoutState,
} from '#imports/spreadsheets/cells/county.ts'
import { withCommonWordsRespelled } from '#vocabulary/places/common-words.ts'
import { nearest } from '#imports/spreadsheets/problems/nearest-word.ts'
import type { CountyRecord } from '#imports/records/records.ts'

/** "dougherty co", "DALLAS", "Dallas, AL", "01047", "Dallas; Perry" */
export const readCounties: ColumnReader = (context) => {
  const find = countyFinder(context.reference)
  const stateOfRow = (row: number) => stateOf(context.valueAt(row, 'state.name') ?? '')
  return readAllowedValues(context, {
    one: 'county',
    many: 'counties',
    read: (text, notices, row) => {
      if (/^(state ?wide|all|n\/?a)$/i.test(text)) {
        notices.note('statewide', text)
        return { values: [] }
      }
      const found = find(text, stateOfRow(row))
      if (!found) return undefined
      notice(text, found, notices)
      return readingOf(found)
    },
    chosen: (value) => readingOf({ counties: byLabel(context, value), stateId: undefined, word: null }),
    nearest: (text, row) => {
      const respelled = withCommonWordsRespelled(text)
      const found = respelled === text ? undefined : find(respelled, stateOfRow(row))
      return found
        ? found.counties.map(countyLabel).join(', ')
        : nearestCounty(context.reference, text, stateOfRow(row))
    },
    options: () => countyOptions(context.reference, statesOf(context)),
  })
}

function notice(text: string, { word, stateId }: FoundCounties, notices: Notices): void {
  if (stateId) notices.note('county_with_state', text)
  if (word !== null) notices.note('county_words', word.toLowerCase().replace(/\.$/, ''))
  else if (text.length > 2 && text === text.toUpperCase() && /\p{L}/u.test(text)) notices.note('county_capitals', text)
}

function readingOf({ counties, stateId }: FoundCounties): CellReading {
  const labels = counties.map(countyLabel)
  return {
    values: [['county.name', labels.join(', ')], ...(stateId ? [['state.name', states[stateId].name] as const] : [])],
  }
}

function statesOf(context: ColumnContext): StateId[] {
  return [...new Set(context.cells.flatMap((_, row) => stateOf(context.valueAt(row, 'state.name') ?? '') ?? []))]
}

function byLabel({ reference }: ColumnContext, label: string): CountyRecord[] {
  return reference.counties.filter((county) => countyLabel(county) === label)
}

function nearestCounty({ counties }: ReferenceData, text: string, stateId: StateId | undefined): string | null {
  // "Shelby, TN" is not a misspelling; it is in a state that the atlas does not cover.
  if (text.includes(',') && withoutState(text).stateId === undefined) return null
  const within = counties.filter((county) => !stateId || county.stateId === stateId)
  const name = nearest(
    text.replace(countyWords, ''),
    within.map((county) => county.name),
  )
  const [found, ...others] = within.filter((county) => county.name === name)
  return found && others.length === 0 ? countyLabel(found) : null
}
