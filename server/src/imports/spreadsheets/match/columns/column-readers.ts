import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { readCodes } from '#imports/spreadsheets/match/columns/codes.ts'
import { readCounties } from '#imports/spreadsheets/match/columns/counties.ts'
import { readDays } from '#imports/spreadsheets/match/columns/days.ts'
import { readDistricts } from '#imports/spreadsheets/match/columns/districts.ts'
import { readEmails, readWebsites } from '#imports/spreadsheets/match/columns/emails.ts'
import { readEthnicities, readGenders, readParties } from '#imports/spreadsheets/match/columns/groups.ts'
import { readFirstNames, readLastNames, readNames } from '#imports/spreadsheets/match/columns/names.ts'
import { readOffices } from '#imports/spreadsheets/match/columns/offices.ts'
import { readPhones } from '#imports/spreadsheets/match/columns/phones.ts'
import { readPlaces } from '#imports/spreadsheets/match/columns/places.ts'
import { readStates } from '#imports/spreadsheets/match/columns/states.ts'
import { type FileColumn, isOwnColumn, labelOf, type OwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { readCell } from '#imports/spreadsheets/cells/read-cell.ts'

/** The year of a day, for lists that state the day. */
const readYears: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text)?.[0]
    if (year === undefined) notices.note('unreadable', text)
    return { values: year === undefined ? [] : [[context.column, year]] }
  })

/** A cell that cannot be read is left empty with a notice, because the rest of the row is good. */
const readPlain: ColumnReader = (context) => {
  const { column } = context
  const heading = { index: 0, text: labelOf(column), column, isOutOfHundred: column.endsWith('%') }
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

/** A ZIP code in a column of its own may have been converted to a number: "36701.0". */
const readAddresses: ColumnReader = (context) =>
  readPlain({ ...context, cells: context.cells.map((cell) => cell.replace(/^(\d{5}(?:-?\d{4})?)\.0+$/, '$1')) })

const ofOwnColumn: Record<OwnColumn, ColumnReader> = {
  external_id: readPlain,
  birth_date: readDays,
  address_kind: readPlain,
  jurisdiction_kind: readPlain,
  source: readPlain,
  as_of: readDays,
  method: readPlain,
}

/** A full name is split, and artifacts of spreadsheets in its parts are repaired. */
const ofColumn: Partial<Record<ColumnId, ColumnReader>> = {
  'eo.name': readNames,
  'eo.first': readFirstNames,
  'eo.last': readLastNames,
}

/** Kinds of values with many spellings have a reader for all of these; the others use the strict reader. */
const ofKind: Record<Kind, ColumnReader> = {
  'person-name': readPlain,
  place: readPlaces,
  district: readDistricts,
  phone: readPhones,
  email: readEmails,
  address: readAddresses,
  url: readWebsites,
  code: readPlain,
  party: readParties,
  ethnicity: readEthnicities,
  gender: readGenders,
  office: readOffices,
  state: readStates,
  outcome: readPlain,
  category: readPlain,
  id: readPlain,
  year: readYears,
  years: readPlain,
  count: readPlain,
  money: readPlain,
  points: readPlain,
  share: readPlain,
  difference: readPlain,
  day: readDays,
  'coming-day': readDays,
  'listed-day': readDays,
  moment: readDays,
  counties: readCounties,
  codes: readCodes(readPlain),
  districts: readPlain,
  people: readPlain,
  parties: readPlain,
  'named-counts': readPlain,
}

/** The reader for the cells of a column. */
export function readerOf(column: FileColumn): ColumnReader {
  return isOwnColumn(column) ? ofOwnColumn[column] : (ofColumn[column] ?? ofKind[columnOf(column).kind])
}
