import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { termYears } from '@atlas/states/law/law.ts'
import { laws } from '@atlas/states/laws.ts'
import type { ListedOfficial, OfficialsList } from '@atlas/states/lists/officials-list.ts'
import { officialsLists } from '@atlas/states/officials-lists.ts'
import { csvText } from '#imports/fetch/source/csv-text.ts'
import { putInPlace } from '#imports/fetch/put-in-place.ts'
import { writeNote } from '#imports/fetch/fetch-source.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readRows } from '#imports/reading/csv.ts'
import { readEach, type Reading } from '#imports/reading/rows.ts'
import { readTextFile, textFileOf } from '#imports/reading/text-file.ts'
import { sheetsNamed } from '#imports/reading/xlsx.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { listFiles, type StateWithList, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { localColumns, readLocalWinners } from '#imports/sources/public-pack/people/local-returns.ts'

interface Row {
  readonly file: string
  readonly line: number
  /** Values by the columns of the list. */
  readonly values: Readonly<Record<string, string>>
}
type Winner = Record<(typeof localColumns)[number], string>

/**
 * Makes the list of a state's elected officials, as the state lets it be downloaded, part of a pack: the local offices
 * of it, as of the day that is stated.
 */
export async function bringOfficialsList(
  stateId: StateWithList,
  pack: string,
  path: string,
  asOf: string,
  now: Date,
): Promise<Reading<unknown>> {
  const list = officialsLists[stateId]
  const { items } = readCounties(await readTextFile(pack, tableFiles.counties))
  const counties = items.filter((county) => county.stateId === stateId)
  const reading = readEach(await rowsOf(path, list, stateId), ({ values }) => {
    const official = list.officialOf(values, counties)
    return official && winnerOf(official, stateId, asOf)
  })
  const winners = withSeats(reading.items.filter((winner) => winner !== null))
  if (winners.length === 0)
    throw new ImportRefused(
      `${basename(path)} names nobody in a local office of ${states[stateId].name}; the pack stays as it was`,
    )
  const file = { path: listFiles[list.source], text: csvText(localColumns, winners) }
  readLocalWinners(file, new Set(counties.map(({ id }) => id)), list.source)
  await putInPlace(pack, [file], { replaces: [file.path], folders: [] })
  await writeNote(pack, list.source, { files: [file], asOf, commit: null }, [], now)
  return reading
}

async function rowsOf(path: string, { columns, download }: OfficialsList, stateId: StateWithList): Promise<Row[]> {
  const name = basename(path)
  const bytes = await readFile(path).catch(() => {
    throw new ImportRefused(`${path} cannot be read: there is no such file`)
  })
  const table = extname(path).toLowerCase() === '.xlsx' ? sheetTable(name, bytes, columns[0]) : csvTable(name, bytes)
  const indexes = columns.map(
    (column) => [column, table[0]?.findIndex((heading) => headingOf(heading) === column) ?? -1] as const,
  )
  const missing = indexes.filter(([, index]) => index < 0).map(([column]) => column)
  if (missing.length > 0)
    throw new ImportRefused(
      `${name} is not ${states[stateId].name}'s list of elected officials: ${missing.length === 1 ? `the column ${missing.join()} was` : `the columns ${missing.join(', ')} were`} expected. Download ${download} again; the pack stays as it was`,
    )
  return table.slice(1).map((cells, row) => ({
    file: name,
    line: row + 2,
    values: Object.fromEntries(
      indexes.map(([column, index]) => [column, (cells[index] ?? '').replace(/\s+/g, ' ').trim()]),
    ),
  }))
}

function sheetTable(name: string, bytes: Uint8Array, heading: string): readonly (readonly string[])[] {
  const sheets = sheetsNamed(name, bytes, () => true)
  const isList = (row: readonly string[]) => row.some((cell) => headingOf(cell) === heading)
  const rows = sheets.find((sheet) => sheet.rows.some(isList))?.rows ?? []
  return rows.slice(rows.findIndex(isList))
}

function csvTable(name: string, bytes: Uint8Array): readonly (readonly string[])[] {
  const { columns: headings, rows } = readRows(textFileOf(name, bytes))
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
}

/** "Office Title", "office_title" and "OfficeTitle" are the same heading. */
function headingOf(text: string): string {
  return normalized(text.replaceAll('_', ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
}

function winnerOf({ post, ...official }: ListedOfficial, stateId: StateWithList, asOf: string): Winner {
  return {
    state: states[stateId].code,
    office: post.office,
    office_as_published: official.title,
    jurisdiction_type: post.area,
    jurisdiction: post.place,
    district: post.district,
    county_fips: official.countyId,
    name: official.name,
    party: official.party,
    sex: official.gender,
    ethnicity_product: official.ethnicity,
    election_date: asOf,
    seats: '1',
    pct: '',
    candidates: '',
    certainty: 'listed',
    term_years: String(termYears(laws[stateId], post.office)),
    term_end_est: official.termEnd,
    status_2026_11_21: 'in term',
    runner_up_pct: '',
  }
}

/** A board that elects several members at large has as many seats as the list has members. */
function withSeats(winners: readonly Winner[]): Winner[] {
  const seatOf = (each: Winner) => [each.office, each.jurisdiction, each.district, each.county_fips].join('|')
  const bySeat = Map.groupBy(winners, seatOf)
  return winners.map((each) => ({ ...each, seats: String(bySeat.get(seatOf(each))?.length ?? 1) }))
}
