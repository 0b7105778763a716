import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { parseTypedDay } from '@atlas/contract/rules/calendar-day.ts'
import { csvText } from '#imports/fetch/source/csv-text.ts'
import { putInPlace } from '#imports/fetch/put-in-place.ts'
import { writeNote } from '#imports/fetch/fetch-source.ts'
import { louisianaPost } from '@atlas/states/louisiana/returns/titles.ts'
import { termYears } from '@atlas/states/law/law.ts'
import { laws } from '@atlas/states/laws.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readRows } from '#imports/reading/csv.ts'
import { readEach, type Reading, RowRefused } from '#imports/reading/rows.ts'
import { readTextFile, textFileOf } from '#imports/reading/text-file.ts'
import { readSheets } from '#imports/reading/xlsx.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { listFiles, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { localColumns, readLocalWinners } from '#imports/sources/public-pack/people/local-returns.ts'

// Home addresses, phones and whatever else the list has beside these is never read.
const columns = [
  'office title',
  'office description',
  'parish',
  'candidate name',
  'ethnicity',
  'sex',
  'party code',
  'office level',
  'expiration date',
] as const
type Row = {
  readonly file: string
  readonly line: number
  readonly values: Readonly<Record<(typeof columns)[number], string>>
}
type Winner = Record<(typeof localColumns)[number], string>

const louisiana = '22'
const source = 'louisiana-officials'

/**
 * Makes the list of Louisiana's elected officials, as its Secretary of State lets it be downloaded, part of a pack: the
 * local offices of it, as of the day that is stated.
 */
export async function bringLouisianaList(
  pack: string,
  path: string,
  asOf: string,
  now: Date,
): Promise<Reading<unknown>> {
  const { items } = readCounties(await readTextFile(pack, tableFiles.counties))
  const parishes = items.filter(({ stateId }) => stateId === louisiana)
  const reading = readEach(await rowsOf(path), (row) => winnerOf(row, parishes, asOf))
  const winners = withSeats(reading.items.filter((winner) => winner !== null))
  if (winners.length === 0)
    throw new ImportRefused(`${basename(path)} names nobody in a local office of Louisiana; the pack stays as it was`)
  const file = { path: listFiles[source], text: csvText(localColumns, winners) }
  readLocalWinners(file, new Set(parishes.map(({ id }) => id)), source)
  await putInPlace(pack, [file], { replaces: [file.path], folders: [] })
  await writeNote(pack, source, { files: [file], asOf, commit: null }, [], now)
  return reading
}

async function rowsOf(path: string): Promise<Row[]> {
  const name = basename(path)
  const bytes = await readFile(path).catch(() => {
    throw new ImportRefused(`${path} cannot be read: there is no such file`)
  })
  const table = extname(path).toLowerCase() === '.xlsx' ? sheetTable(name, bytes) : csvTable(name, bytes)
  const places = columns.map(
    (column) => [column, table[0]?.findIndex((heading) => headingOf(heading) === column) ?? -1] as const,
  )
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column)
  if (missing.length > 0)
    throw new ImportRefused(
      `${name} is not Louisiana's list of elected officials: ${missing.length === 1 ? `the column ${missing.join()} was` : `the columns ${missing.join(', ')} were`} expected. Download the spreadsheet of Elected Officials from its Secretary of State again; the pack stays as it was`,
    )
  return table.slice(1).map((cells, row) => ({
    file: name,
    line: row + 2,
    values: Object.fromEntries(
      places.map(([column, place]) => [column, (cells[place] ?? '').replace(/\s+/g, ' ').trim()]),
    ) as Row['values'],
  }))
}

function sheetTable(name: string, bytes: Uint8Array): readonly (readonly string[])[] {
  const sheets = readSheets(name, bytes, () => true)
  const isList = (row: readonly string[]) => row.some((cell) => headingOf(cell) === 'office title')
  const rows = sheets.find((sheet) => sheet.rows.some(isList))?.rows ?? []
  return rows.slice(rows.findIndex(isList))
}

function csvTable(name: string, bytes: Uint8Array): readonly (readonly string[])[] {
  const { columns: headings, rows } = readRows(textFileOf(name, bytes))
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
}

/** "Office Title", "office_title" and "OfficeTitle" are one heading. */
function headingOf(text: string): string {
  return normalised(text.replaceAll('_', ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
}

const ethnicities: Readonly<Record<string, string>> = {
  '': '',
  W: 'European',
  B: 'African-American',
  H: 'Hispanic',
  A: 'Asian',
  I: 'Other',
  O: 'Other',
}
const sexes: Readonly<Record<string, string>> = { '': '', M: 'Male', F: 'Female' }
const parties: Readonly<Record<string, string>> = {
  '': '',
  D: 'Democratic',
  R: 'Republican',
  L: 'Libertarian',
  G: 'Green',
  N: 'No party',
  I: 'Independent',
  O: 'Other',
}

/** Null for those whom other lists tell, with ids of their own: Congress, executives of the state, legislators. */
function winnerOf({ values }: Row, parishes: readonly CountyRecord[], asOf: string): Winner | null {
  const level = values['office level']
  if (Number(level) < 150 || level === '200' || level === '205') return null
  if (values['candidate name'] === '' || /^vacan/i.test(values['candidate name']))
    throw new RowRefused('the office is vacant')
  const parish = parishes.find(({ name }) => normalised(name) === normalised(values.parish))
  if (values.parish !== '' && !parish) throw new RowRefused(`Louisiana has no parish "${values.parish}"`)
  const title = titleOf(values['office title'], values['office description'])
  const post = louisianaPost(title, parish ?? parishes[0])
  if (!post) throw new RowRefused(`no office of the atlas is meant by "${title}" (${level})`)
  if (!parish && ['county', 'ward', 'school_district'].includes(post.area))
    throw new RowRefused('the row names no parish')
  return {
    state: 'LA',
    office: post.office,
    office_as_published: title,
    jurisdiction_type: post.area,
    jurisdiction: post.place,
    district: post.district,
    county_fips: parish?.id ?? '',
    name: values['candidate name'],
    party: coded('party code', values['party code'], parties),
    sex: coded('sex', values.sex, sexes),
    ethnicity_product: coded('ethnicity', values.ethnicity, ethnicities),
    election_date: asOf,
    seats: '1',
    pct: '',
    candidates: '',
    certainty: 'listed',
    term_years: String(termYears(laws[louisiana], post.office)),
    term_end_est: monthOf(values['expiration date']),
    status_2026_11_21: 'in term',
    runner_up_pct: '',
  }
}

function coded(column: string, code: string, words: Readonly<Record<string, string>>): string {
  const word = words[code.toUpperCase()]
  if (word === undefined) throw new RowRefused(`${column} has no meaning that is known: "${code}"`)
  return word
}

/** MM/DD/YYYY → YYYY-MM */
function monthOf(text: string): string {
  if (text === '') return ''
  const day = parseTypedDay(text.replaceAll('/', '-'))
  if (!day) throw new RowRefused(`the expiration date is not a day of the calendar: "${text}"`)
  return day.slice(0, 7)
}

/** The list and the results of elections call a few posts by other words; these are the words of the results. */
function titleOf(title: string, description: string): string {
  const place = description.replace(/\b(?:JDC|Judicial District(?! Court))\b/, 'Judicial District Court')
  if (title === 'Public Service Commission') return `PSC -- ${place}`
  if (title === 'Member, BESE') return `BESE -- ${place}`
  if (title === 'Associate Justice') return `Associate Justice -- Supreme Court, ${place.replace(/ of Louisiana$/, '')}`
  if (title === 'Clerk' && place === '') return 'Clerk of Court -- '
  return `${title} -- ${place}`
}

/** A board that elects several at large has as many seats as the list has members of it. */
function withSeats(winners: readonly Winner[]): Winner[] {
  const seatOf = (each: Winner) => [each.office, each.jurisdiction, each.district, each.county_fips].join('|')
  const held = Map.groupBy(winners, seatOf)
  return winners.map((each) => ({ ...each, seats: String(held.get(seatOf(each))?.length ?? 1) }))
}
