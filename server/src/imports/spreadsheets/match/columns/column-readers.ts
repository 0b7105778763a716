import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { readCounties } from '#imports/spreadsheets/match/columns/counties.ts'
import { readDays } from '#imports/spreadsheets/match/columns/days.ts'
import { readDistricts } from '#imports/spreadsheets/match/columns/districts.ts'
import { readEthnicities, readGenders, readParties } from '#imports/spreadsheets/match/columns/groups.ts'
import { readNamePart, readNames } from '#imports/spreadsheets/match/columns/names.ts'
import { readOffices } from '#imports/spreadsheets/match/columns/offices.ts'
import { readPhones } from '#imports/spreadsheets/match/columns/phones.ts'
import { readStates } from '#imports/spreadsheets/match/columns/states.ts'
import { type FileColumn, isOwnColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { readCell } from '#imports/spreadsheets/cells/read-cell.ts'

const readers: Partial<Record<FileColumn, ColumnReader>> = {
  'eo.name': readNames,
  'eo.first': readNamePart,
  'eo.last': readNamePart,
  'state.name': readStates,
  'county.name': readCounties,
  'office.name': readOffices,
  'jurisdiction.district': readDistricts,
  'eo.phone': readPhones,
  'eo.ethnicity': readEthnicities,
  'eo.gender': readGenders,
  'party.name': readParties,
}

/** How the cells of a column are read; what has no reader of its own is taken as the strict reader takes it. */
export function readerOf(column: FileColumn): ColumnReader {
  if (column.endsWith('_year')) return readYears
  return readers[column] ?? (isDay(column) ? readDays : readPlain)
}

function isDay(column: FileColumn): boolean {
  return column === 'birth_date' || column === 'as_of' || (!isOwnColumn(column) && columnOf(column).type === 'datetime')
}

/** The year of a day, where a list says the day. */
const readYears: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
    if (year === undefined) notices.note('unreadable', text)
    return { values: year === undefined ? [] : [[context.column, year]] }
  })

/** A cell that cannot be read is left empty, with a word: the rest of the row is good. */
const readPlain: ColumnReader = (context) => {
  const { column } = context
  const heading = { place: 0, text: labelOf(column), column, isOutOfHundred: column.endsWith('%') }
  return cellByCell(context, (text, notices) => {
    try {
      return { values: readCell(text, heading).length > 0 ? [[column, text]] : [] }
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error
      notices.note('unreadable', text)
      return { values: [] }
    }
  })
}
