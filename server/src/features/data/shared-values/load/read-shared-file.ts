import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import { mostSharedTextBytes, mostSharedValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { CsvRefused, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { type ZipPart, zipParts } from '@atlas/contract/rules/zip-parts.ts'
import { sha256 } from '#features/data/shared-values/share/share-values.ts'
import {
  type Heading,
  headings,
  isOfOffice,
  parts,
  sharedColumnOf,
  type SharedRow,
} from '#features/data/shared-values/shared-form.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { plainText } from '#imports/spreadsheets/cells/plain-text.ts'
import { refusePrivate } from '#imports/spreadsheets/cells/private-values.ts'
import { readSingleValue } from '#imports/spreadsheets/cells/single-value.ts'
import { isPrivateMatter } from '#imports/spreadsheets/columns/heading.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { inflateAtMost, TooMuchUnpacked } from '#platform/unpack.ts'

/** A value of a file, read as a cell of an own list is. */
export interface ReadRow extends SharedRow {
  readonly line: number
  /** As it is stored. */
  readonly read: string | number
}

export interface SharedFile {
  readonly from: { readonly organization: string; readonly day: string }
  readonly rows: readonly ReadRow[]
  /** Rows of which nothing can be taken, each as a sentence. */
  readonly untold: readonly string[]
}

/** Reads a file of another atlas; refuses in one sentence what is none, was changed, or names homes. */
export function readSharedFile(bytes: Uint8Array, today: string): SharedFile {
  const [header, ...lines] = rowsOf(valuesIn(bytes))
  const columns = header?.cells ?? []
  checkHeadings(columns)
  if (lines.length === 0) throw new ImportRefused('The file holds no values')
  if (lines.length > mostSharedValues)
    throw new ImportRefused(
      `The file has ${lines.length.toLocaleString('en-US')} values; at most ${mostSharedValues.toLocaleString('en-US')} are taken at once`,
    )
  const entries = lines.map(({ cells, line }) => ({ line, cell: cellReader(columns, cells, line) }))
  const from = fromOf(entries.map(({ cell }) => [cell('Shared By'), cell('Shared On')] as const))
  if (from.day > today) throw new ImportRefused(`The file says that it was made on ${from.day}, a day still to come`)
  const untold: string[] = []
  const names = new Set<string>()
  const rows = entries.flatMap(({ line, cell }) => {
    const row = rowOf(line, cell, { shared: from.day, untold })
    if (!row) return []
    const name = [row.placeKey, row.office, row.official ?? '', row.column].join('\n')
    if (names.has(name)) untold.push(`Line ${line}: this value stands in the file twice; the first is taken.`)
    return names.has(name) || !names.add(name) ? [] : [row]
  })
  return { from, rows, untold }
}

const noSharedFile =
  'This is no file of shared values; give the ZIP file as another atlas made it with “Share what we found”'

/** The text of the table, once the checksum is right. */
function valuesIn(bytes: Uint8Array): string {
  const [values, checksums] = [parts.values, parts.checksums].map((name) => {
    const part = partsOf(bytes).find((each) => each.name === name)
    if (!part) throw new ImportRefused(noSharedFile)
    return unpacked(part)
  }) as [Uint8Array, Uint8Array]
  const decoder = new TextDecoder()
  const lines = decoder.decode(checksums).split('\n')
  if (!lines.includes(`${sha256(values)}  ${parts.values}`))
    throw new ImportRefused(
      'The file was changed after it was made: its checksum is not right. Ask for it again, and give it as it came',
    )
  return decoder.decode(values)
}

function partsOf(bytes: Uint8Array): ZipPart[] {
  try {
    return zipParts(bytes)
  } catch {
    throw new ImportRefused(noSharedFile)
  }
}

// Security: what comes out is counted, whatever the archive says of its size.
function unpacked({ isDeflated, packed }: ZipPart): Uint8Array {
  try {
    const text = isDeflated ? inflateAtMost(packed, mostSharedTextBytes) : packed
    if (text.length <= mostSharedTextBytes) return text
  } catch (error) {
    if (!(error instanceof TooMuchUnpacked)) throw new ImportRefused(noSharedFile, { cause: error })
  }
  throw new ImportRefused(
    `More comes out of the file than ${mostSharedTextBytes / 1024 / 1024} MB; no file of shared values is that large`,
  )
}

function rowsOf(text: string): { readonly cells: readonly string[]; readonly line: number }[] {
  try {
    const form = { delimiter: ',', strayQuotes: 'refuse', escape: 'doubled' } as const
    const rows = readCsvRows(text.replace(/^\uFEFF/, ''), form)
    return Array.from(rows, ({ cells, line }) => ({ cells, line }))
  } catch (error) {
    throw error instanceof CsvRefused ? new ImportRefused(`The table cannot be read: ${error.message}`) : error
  }
}

function checkHeadings(cells: readonly string[]): void {
  const unknown = cells.find((cell) => !(headings as readonly string[]).includes(cell))
  const missing = headings.find((heading) => !cells.includes(heading))
  if (unknown !== undefined)
    throw new ImportRefused(
      isPrivateMatter(unknown)
        ? officesOnly.replace(/\.$/, '')
        : `The table has a column that is not known here, “${excerpt(unknown)}”; ask for a file of an atlas of the same version`,
    )
  if (missing !== undefined) throw new ImportRefused(`The table lacks the column “${missing}”`)
  if (new Set(cells).size < cells.length) throw new ImportRefused('The table has a column twice')
}

type Cell = (heading: Heading) => string

function cellReader(columns: readonly string[], cells: readonly string[], line: number): Cell {
  return (heading) => {
    try {
      return plainText(cells[columns.indexOf(heading)] ?? '')
    } catch (error) {
      throw error instanceof CellRefused ? new ImportRefused(`Line ${line}, ${heading}: ${error.message}`) : error
    }
  }
}

/** One file is of one organization and one day: that is what stays named. */
function fromOf(pairs: readonly (readonly [string, string])[]): SharedFile['from'] {
  const [[organization, day] = ['', '']] = pairs
  if (organization === '' || parseDay(day) !== day || pairs.some(([by, on]) => by !== organization || on !== day))
    throw new ImportRefused('The file does not say who found its values, and when they were shared')
  return { organization, day }
}

function rowOf(
  line: number,
  cell: Cell,
  { shared, untold }: { readonly shared: string; readonly untold: string[] },
): ReadRow | null {
  const leave = (reason: string) => {
    untold.push(`Line ${line}: ${reason}`)
    return null
  }
  const [field, value, source] = [cell('Field'), cell('Value'), cell('Source')]
  if (isPrivateMatter(field)) refuseHome(line)
  const column = sharedColumnOf(field)
  if (!column) return leave(`“${excerpt(field)}” is no value that is shared.`)
  if (value === '' || source === '') return leave('it has no value, or nobody who says so.')
  refuseHomes(column, value, line)
  const asOf = cell('As Of') || null
  if (asOf !== null && parseDay(asOf) !== asOf) return leave(`“${excerpt(asOf)}” is no day.`)
  if (asOf !== null && asOf > shared) return leave('it is of a day after the file was made.')
  const official = cell('Official') || null
  if (isOfOffice(column) !== (official === null))
    return leave(
      `${columnOf(column).label} is ${official === null ? 'of an official, and none is named' : 'of the office, and an official is named'}.`,
    )
  try {
    const read = readSingleValue(column, value, 'value')
    const placed = { placeKey: cell('Place ID'), office: cell('Office') }
    const named = { state: cell('State'), place: cell('Place'), district: cell('District') }
    return { line, ...placed, ...named, official, column, value, read, source, asOf }
  } catch (error) {
    if (error instanceof Problem) return leave(error.message)
    throw error
  }
}

function refuseHomes(column: ReadRow['column'], value: string, line: number): void {
  try {
    refusePrivate(column, { value })
  } catch (error) {
    if (error instanceof Problem) refuseHome(line)
    throw error
  }
}

/** As in corrections; nothing of the file is kept. */
function refuseHome(line: number): never {
  throw new ImportRefused(
    `Line ${line} of the file names a home or a personal phone. ${officesOnly.replace(/\.$/, '')}`,
  )
}
