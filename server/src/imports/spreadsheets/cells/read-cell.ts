import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isNamedCounts, namedCounts } from '@atlas/contract/catalogue/named-counts.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import { type FileColumn, isOwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { Heading } from '#imports/spreadsheets/columns/heading.ts'
import { plainText } from '#imports/spreadsheets/cells/plain-text.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { readDay } from '#imports/spreadsheets/cells/day.ts'
import { type Range, readDifference, readShare, readWhole } from '#imports/spreadsheets/cells/number.ts'
import {
  readAddressKind,
  readJurisdictionKind,
  readMethod,
  readOfficeType,
  readOutcome,
} from '#imports/spreadsheets/cells/choices.ts'
import { readDistrict } from '#imports/spreadsheets/cells/district.ts'
import { readEmail } from '#imports/spreadsheets/cells/email.ts'
import { readEthnicity } from '#imports/spreadsheets/cells/ethnicity.ts'
import { readFips } from '#imports/spreadsheets/cells/county.ts'
import { readGender } from '#imports/spreadsheets/cells/gender.ts'
import { readList, readText } from '#imports/spreadsheets/cells/text.ts'
import { readParty } from '#imports/spreadsheets/cells/party.ts'
import { readPhone } from '#imports/spreadsheets/cells/phone.ts'
import { readState } from '#imports/spreadsheets/cells/state.ts'

type Read = (text: string, heading: Heading) => CellValue

/** The columns that say more of their values than their type does. */
const ofColumn: Partial<Record<FileColumn, Read>> = {
  birth_date: readDay,
  address_kind: readAddressKind,
  jurisdiction_kind: readJurisdictionKind,
  as_of: readDay,
  method: readMethod,
  'eo.phone': readPhone,
  'eo.email': readEmail,
  'eo.gender': readGender,
  'eo.ethnicity': readEthnicity,
  'party.name': readParty,
  'office.type': readOfficeType,
  'county.fips': readFips,
  'jurisdiction.district': readDistrict,
  'state.name': readState,
  'stats.last_election': readOutcome,
}

const ofType: Record<Exclude<DataType, 'dict'>, Read> = {
  int: (text, { column }) => readWhole(withoutUnit(text, column), rangeOf(column)),
  percentage: (text, { column, isOutOfHundred }) =>
    (isDifference(column) ? readDifference : readShare)(text, isOutOfHundred),
  datetime: readDay,
  str: readText,
  list: readList,
}

/** What a cell says, by column; nothing where it is empty. */
export function readCell(cell: string, heading: Heading): [FileColumn, CellValue][] {
  const { column } = heading
  const text = plainText(column === 'stats.address' ? onOneLine(cell) : cell)
  if (text === '') return []
  const read = ofColumn[column]
  if (read) return [[column, read(text, heading)]]
  if (isOwnColumn(column)) return [[column, readText(text)]]
  if (isNamedCounts(column)) return readNamedCounts(text, namedCounts[column])
  const { type } = columnOf(column)
  if (type === 'dict') throw new Error(`Nobody says which counts ${column} holds`)
  const value = ofType[type](text, heading)
  return Array.isArray(value) && value.length === 0 ? [] : [[column, value]]
}

// Blanks are looked at once: \s*\n would begin anew at each of them.
function onOneLine(cell: string): string {
  return cell.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ', ' : blanks))
}

function withoutUnit(text: string, column: FileColumn): string {
  return !isOwnColumn(column) && columnOf(column).kind === 'money' ? text.replace(/^\$ ?/, '') : text
}

function isDifference(column: FileColumn): boolean {
  return !isOwnColumn(column) && columnOf(column).kind === 'difference'
}

const counts: Range = { least: 0, most: 1_000_000_000 }
const years: Range = { least: 1900, most: 2100 }
const ranges: Partial<Record<FileColumn, Range>> = {
  'eo.id': { least: 1, most: 2_147_483_647 },
  'eo.age': { least: 16, most: 120 },
  'jurisdictionoffice.term_length': { least: 1, most: 50 },
  'stats.last_election_candidates': { least: 1, most: 1_000 },
}

function rangeOf(column: FileColumn): Range {
  return ranges[column] ?? (column.endsWith('_year') ? years : counts)
}

/** What exports called the groups of the Census before; a list is kept for years. */
const formerGroups: Readonly<Record<string, string>> = { 'african-american': 'black', european: 'white' }

/** "Black 1200, Hispanic 30": the counts of the columns they are read from. */
function readNamedCounts(text: string, columns: Readonly<Record<string, ColumnId>>): [FileColumn, CellValue][] {
  return text.split(/, |; ?/).map((part) => {
    const [, name, count] = /^(.+?):? ([\d,]+)$/.exec(part.trim()) ?? []
    const said = name?.toLowerCase() ?? ''
    const group = formerGroups[said] ?? said
    const column = Object.entries(columns).find(([each]) => each.toLowerCase() === group)?.[1]
    if (!column || !count) {
      const names = Object.keys(columns).join(', ')
      throw new CellRefused(
        `"${excerpt(part)}" is not a count of one of ${names}, such as "${Object.keys(columns)[0]} 1200"`,
      )
    }
    return [column, readWhole(count, counts)]
  })
}
