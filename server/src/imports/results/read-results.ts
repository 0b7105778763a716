import { zipParts } from '@atlas/contract/rules/zip-parts.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { sheetsNamed } from '#imports/reading/xlsx.ts'
import { alabamaNight, alabamaPrecincts } from '#imports/results/alabama-workbooks.ts'
import { clarityFile } from '#imports/results/clarity.ts'
import { namesOf, plain } from '#imports/results/county-names.ts'
import { type MissingCounties, missingCounties, withMissing } from '#imports/results/missing-counties.ts'
import type { ResultsFile } from '#imports/results/contest.ts'
import { dayOfText } from '#imports/results/day-of-text.ts'
import { hasLouisianaFiles, louisianaCandidates, louisianaFiles } from '#imports/results/louisiana-files.ts'
import { ownForm } from '#imports/results/own-forms.ts'
import { ResultsRefused } from '#imports/results/refused.ts'
import { countyOfFloridaFile, medslFile, openElectionsFile, tableOf } from '#imports/results/tables.ts'

const neededColumns = 'columns for county, office, candidate and votes'

/** What is known about a file before it is read. */
export interface Expected {
  readonly day: string
  /** Null if the file itself has to name its state. */
  readonly stateId: StateId | null
}

/** The results of one state and day; the contests name only counties of that state. */
export interface Results extends ResultsFile {
  readonly stateId: StateId
  readonly day: string
  /** Null if none is missing, or that cannot be known. */
  readonly missing: MissingCounties | null
}

/** Reads a file of results in any known format, detected by its content, and compares it with what is expected. */
export function readResults(
  name: string,
  bytes: Uint8Array,
  { day, stateId: wanted }: Expected,
  counties: readonly CountyRecord[],
): Results {
  const file = recognized(name, bytes, counties)
  if (file.contests.length === 0) throw new ResultsRefused(`${name} holds no results`)
  if (file.day && file.day !== day)
    throw new ResultsRefused(`${name} has the results of ${typedDayOf(file.day)}, not of ${typedDayOf(day)}`)
  const stateId = file.stateId ?? wanted ?? stateOfCounties(name, file, counties)
  if (wanted && stateId !== wanted)
    throw new ResultsRefused(`${name} has results of ${states[stateId].name}, not of ${states[wanted].name}`)
  const ofState = counties.filter((each) => each.stateId === stateId)
  const known = new Set(ofState.flatMap(namesOf))
  const others = new Set(file.contests.flatMap((each) => each.counties).filter((each) => !known.has(plain(each))))
  const [other] = others
  if (other !== undefined)
    throw new ResultsRefused(
      `${name} names ${other}, which is no ${states[stateId].countyNoun.one} of ${states[stateId].name}`,
    )
  const missing = missingCounties(file.contests, stateId, ofState)
  return { ...file, contests: withMissing(file.contests, missing), stateId, day, missing }
}

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })

function stateOfCounties(name: string, { contests }: ResultsFile, counties: readonly CountyRecord[]): StateId {
  const named = [...new Set(contests.flatMap((contest) => contest.counties.map(plain)))]
  const all = Map.groupBy(counties, (county) => county.stateId)
  const fitting = [...all].filter(([, those]) => {
    const known = new Set(those.flatMap(namesOf))
    return named.length > 0 && named.every((each) => known.has(each))
  })
  const [only, ...more] = fitting
  if (only && more.length === 0) return only[0]
  const everywhere = new Set(counties.flatMap(namesOf))
  const elsewhere = contests.flatMap((contest) => contest.counties).find((each) => !everywhere.has(plain(each)))
  if (elsewhere !== undefined) {
    const names = stateIds.map((id) => states[id].name)
    throw new ResultsRefused(`${name} names ${elsewhere}, which is no county or parish of ${anyOf.format(names)}`)
  }
  const codes = stateIds.map((id) => states[id].code)
  throw new ResultsRefused(
    `${name} does not tell its state: choose it beside the day or, at a terminal, add --state, as in --state ${codes.join(' or ')}`,
  )
}

function recognized(name: string, bytes: Uint8Array, counties: readonly CountyRecord[]): ResultsFile {
  if (bytes.length === 0) throw new ResultsRefused(`${name} is empty`)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return archive(name, bytes, counties)
  const text = textOf(bytes)
  if (/^\{\s*"Races"/.test(text))
    throw new ResultsRefused(
      `${name} is one file of Louisiana’s results page: put the candidates and the votes into one ZIP archive`,
    )
  if (text.startsWith('{')) return georgia(name, bytes, text)
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^<>]*-->\s*)?<ElectionResult[\s>]/.test(text)) return clarityFile(name, text)
  const [header = ''] = text.split(/\r?\n/, 1)
  if (header.startsWith('ElectionDate\tPartyCode\t')) return florida(name, bytes, text)
  const table = tableOf(name, text)
  const has = (...columns: readonly string[]) => columns.every((column) => table.headings.includes(column))
  if (has('contest', 'candidate issue', 'total votes')) return countyOfFloridaFile(name, table)
  if (has('office', 'candidate', 'votes', 'jurisdiction_fips', 'stage')) return medslFile(name, table)
  if (has('election', 'parish', 'officetitle', 'ballotlastname', 'outcome')) return louisianaCandidates(name, table)
  if (has('county', 'office', 'candidate')) return openElectionsFile(name, table)
  throw new ResultsRefused(`${name}: We do not know this form. It needs ${neededColumns}`)
}

/** Florida's files are in Latin-1, all others in UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

function georgia(name: string, bytes: Uint8Array, text: string): ResultsFile {
  const day = dayOfText(/"electionDate"\s*:\s*"([^"]{0,40})"/.exec(text)?.[1] ?? '')
  if (!day) throw new ResultsRefused(`${name} says no day of an election (electionDate)`)
  return ownForm('13', 'Georgia’s export', name, bytes, day)
}

function florida(name: string, bytes: Uint8Array, text: string): ResultsFile {
  const [, first = ''] = text.split(/\r?\n/, 2)
  // The old archive returns only a header if its form was not filled in.
  if (first.trim() === '') throw new ResultsRefused(`${name} holds no results: there is nothing below its headings`)
  const day = dayOfText(first.split('\t')[0] ?? '')
  if (!day) throw new ResultsRefused(`${name} says no day of an election in its second line`)
  return ownForm('12', 'Florida’s file', name, bytes, day)
}

function archive(name: string, bytes: Uint8Array, counties: readonly CountyRecord[]): ResultsFile {
  if (!hasLouisianaFiles(namesIn(bytes))) return workbook(name, bytes)
  const parishes = counties.filter(({ stateId }) => stateId === '22')
  return louisianaFiles(
    name,
    bytes,
    parishes.toSorted((one, other) => plain(one.name).localeCompare(plain(other.name))),
  )
}

/** Returns no names if it is not an archive; its reader then reports that. */
function namesIn(bytes: Uint8Array): string[] {
  try {
    return Array.from(zipParts(bytes), ({ name }) => name)
  } catch {
    return []
  }
}

function workbook(name: string, bytes: Uint8Array): ResultsFile {
  const sheets = sheetsIn(name, bytes)
  if (sheets.some((sheet) => sheet.name === 'AllResults')) return alabamaNight(name, sheets)
  const [first] = sheets
  const [header = []] = first?.rows ?? []
  if (first && header[0]?.trim() === 'Contest Title' && header[2]?.trim() === 'Candidate')
    // "2016-General-Autauga.xlsx"
    return alabamaPrecincts(
      name
        .replace(/\.xlsx$/i, '')
        .split('-')
        .at(-1)
        ?.trim() ?? '',
      first.rows,
    )
  const dated = sheets
    .flatMap(({ rows }) => rows.slice(0, 5))
    .flatMap((row) => /^Election Date: (\S+)$/.exec(row[1] ?? '')?.[1] ?? [])
  const day = dayOfText(dated[0] ?? '')
  if (!day) throw new ResultsRefused(`${name}: We do not know this form. Save it as CSV. It needs ${neededColumns}`)
  return ownForm('22', 'Louisiana’s workbook', name, bytes, day)
}

function sheetsIn(name: string, bytes: Uint8Array) {
  try {
    return sheetsNamed(name, bytes, (sheet) => sheet !== 'Multi-Parish(Precinct)')
  } catch (error) {
    throw error instanceof ImportRefused ? new ResultsRefused(error.message) : error
  }
}
