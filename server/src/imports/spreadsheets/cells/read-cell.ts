import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isNamedCounts, namedCounts } from '@atlas/contract/catalogue/named-counts.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { type FileColumn, isOwnColumn, type OwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'
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
import { readPersonName } from '#imports/spreadsheets/cells/name.ts'
import { readList, readText } from '#imports/spreadsheets/cells/text.ts'
import { readParty } from '#imports/spreadsheets/cells/party.ts'
import { readPhone } from '#imports/spreadsheets/cells/phone.ts'
import { readState } from '#imports/spreadsheets/cells/state.ts'

type Read = (text: string, heading: Heading) => CellValue

const ofOwnColumn: Record<OwnColumn, Read> = {
  external_id: readText,
  birth_date: readDay,
  address_kind: readAddressKind,
  jurisdiction_kind: readJurisdictionKind,
  source: readText,
  as_of: readDay,
  method: readMethod,
}

/** Columns with readers of their own in place of their kind's. */
const ofColumn: Partial<Record<ColumnId, Read>> = {
  'office.type': readOfficeType,
  'eo.age': integerWithin({ least: 16, most: 120 }),
  'jurisdictionoffice.term_length': integerWithin({ least: 1, most: 50 }),
  'stats.last_election_candidates': integerWithin({ least: 1, most: 1_000 }),
}

const counts: Range = { least: 0, most: 1_000_000_000 }
const readCount = integerWithin(counts)

const ofKind: Record<Exclude<Kind, 'named-counts'>, Read> = {
  'person-name': readPersonName,
  place: readText,
  district: readDistrict,
  phone: readPhone,
  email: readEmail,
  address: readText,
  url: readText,
  code: readText,
  party: readParty,
  ethnicity: readEthnicity,
  gender: readGender,
  office: readText,
  state: readState,
  outcome: readOutcome,
  category: readText,
  id: integerWithin({ least: 1, most: 2_147_483_647 }),
  year: integerWithin({ least: 1900, most: 2100 }),
  years: readCount,
  count: readCount,
  money: (text, heading) => readCount(text.replace(/^\$ ?/, ''), heading),
  points: readCount,
  share: (text, { isOutOfHundred }) => readShare(text, isOutOfHundred),
  difference: (text, { isOutOfHundred }) => readDifference(text, isOutOfHundred),
  day: readDay,
  'coming-day': readDay,
  'listed-day': readDay,
  moment: readDay,
  counties: readList,
  codes: readFips,
  districts: readList,
  people: readList,
  parties: readList,
}

/** The values in a cell, by column; empty if the cell is. */
export function readCell(cell: string, heading: Heading): [FileColumn, CellValue][] {
  const { column } = heading
  const kind = isOwnColumn(column) ? null : columnOf(column).kind
  const text = plainText(kind === 'address' ? onOneLine(cell) : cell)
  if (text === '') return []
  if (isOwnColumn(column)) return [[column, ofOwnColumn[column](text, heading)]]
  if (isNamedCounts(column)) return readNamedCounts(text, namedCounts[column])
  if (kind === null || kind === 'named-counts') throw new Error(`Nobody says which counts ${column} holds`)
  const value = (ofColumn[column] ?? ofKind[kind])(text, heading)
  return Array.isArray(value) && value.length === 0 ? [] : [[column, value]]
}

// Not \s*\n, which would restart at each space.
function onOneLine(cell: string): string {
  return cell.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ', ' : blanks))
}

function integerWithin(range: Range): Read {
  return (text) => readWhole(text, range)
}

/** Former names of the Census groups in exports, because lists are kept for years. */
const formerGroups: Readonly<Record<string, string>> = { 'african-american': 'black', european: 'white' }

/** "Black 1200, Hispanic 30": the counts of the columns from which they are derived. */
function readNamedCounts(text: string, columns: Readonly<Record<string, ColumnId>>): [FileColumn, CellValue][] {
  return text.split(/, |; ?/).map((entry) => {
    const [, name, count] = /^(.+?):? ([\d,]+)$/.exec(entry.trim()) ?? []
    const label = name?.toLowerCase() ?? ''
    const group = formerGroups[label] ?? label
    const column = Object.entries(columns).find(([each]) => each.toLowerCase() === group)?.[1]
    if (!column || !count) {
      const names = Object.keys(columns).join(', ')
      throw new CellRefused(
        `"${excerpt(entry)}" is not a count of one of ${names}, such as "${Object.keys(columns)[0]} 1200"`,
      )
    }
    return [column, readWhole(count, counts)]
  })
}
