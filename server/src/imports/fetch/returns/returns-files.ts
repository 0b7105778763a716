import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { termYears } from '@atlas/states/law/law.ts'
import { laws } from '@atlas/states/laws.ts'
import { csvText } from '#imports/fetch/source/csv-text.ts'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import type { DownloadPaths, Fetchable, Unpacked } from '#imports/fetch/source/fetchable.ts'
import { type PublishedResults, resultsOf } from '#imports/fetch/returns/election-results.ts'
import { publishedReturns } from '@atlas/states/published-returns.ts'
import type { Race } from '@atlas/states/returns/race.ts'
import { UnknownLayout } from '@atlas/states/returns/unknown-layout.ts'
import { namedIn, winnersOf } from '#imports/fetch/returns/race.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { sheetsNamed } from '#imports/reading/xlsx.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import {
  returnsFiles,
  type ReturnsSource,
  type StateWithReturns,
  statesWithReturns,
  tableFiles,
} from '#imports/sources/public-pack/files/pack-paths.ts'
import { localColumns, readLocalWinners } from '#imports/sources/public-pack/people/local-returns.ts'

const largestBytes = 64_000_000

/** The results of the election days that a pack names, reduced to the certain winners of local offices. */
export const returnsBySource = Object.fromEntries(
  statesWithReturns.map((id) => [publishedReturns[id].source, returnsOf(id)]),
) as Readonly<Record<ReturnsSource, Fetchable>>

function returnsOf(stateId: StateWithReturns): Fetchable {
  const returns = publishedReturns[stateId]
  return {
    files: async (pack) =>
      (await resultsOf(pack, returns)).map(({ day, url }) => ({
        url,
        largestBytes,
        awaited: `the results of ${typedDayOf(day)}`,
      })),
    replaces: [returnsFiles[returns.source]],
    folders: [],
    unpack: async (downloads, _, pack) => await unpack(stateId, downloads, pack),
  }
}

async function unpack(stateId: StateWithReturns, downloads: DownloadPaths, pack: string): Promise<Unpacked> {
  const { items } = readCounties(await readTextFile(pack, tableFiles.counties))
  const counties = items.filter((county) => county.stateId === stateId)
  const { source } = publishedReturns[stateId]
  const allResults = await resultsOf(pack, publishedReturns[stateId])
  const days = allResults.filter((_, index) => downloads[index])
  const published = downloads.filter((download) => download !== null)
  const rows: Row[] = []
  for (const [index, results] of days.entries()) {
    const bytes = await readFile(published[index] ?? '')
    rows.push(...racesOf(stateId, bytes, results).flatMap((race) => rowsOf(race, stateId, results, counties)))
  }
  const file = { path: returnsFiles[source], text: csvText(localColumns, rows) }
  const last = days.at(-1)?.day ?? null
  if (rows.length === 0)
    throw new FetchFailed(
      `nobody is elected to a local office by the results of ${days.map(({ day }) => day).join(', ')}`,
    )
  const { refused } = readLocalWinners(file, new Set(counties.map(({ id }) => id)), source)
  if (refused[0]) throw new FetchFailed(`${refused.length} winners cannot be read; ${refused[0].reason}`)
  return { files: [file], commit: null, asOf: last, summary: `${rows.length} winners, to ${last}` }
}

function racesOf(stateId: StateWithReturns, bytes: Uint8Array, { url, day }: PublishedResults): readonly Race[] {
  const name = decodeURIComponent(basename(new URL(url).pathname))
  try {
    return publishedReturns[stateId].racesOf(
      { name, bytes, sheets: (isWanted) => sheetsNamed(name, bytes, isWanted) },
      day,
    )
  } catch (error) {
    throw error instanceof UnknownLayout ? new FetchFailed(error.message) : error
  }
}

type Row = Record<(typeof localColumns)[number], string>

/** The winners of a race, in the columns of the collection of returns. */
function rowsOf(
  race: Race,
  stateId: StateWithReturns,
  { rule }: PublishedResults,
  all: readonly CountyRecord[],
): Row[] {
  const counties = race.counties.flatMap((name) => all.filter((county) => isNamed(county, name)))
  const post = publishedReturns[stateId].postOf(race.title, counties[0])
  if (!post) return []
  return winnersOf(race, rule).map(({ candidate, certainty, percent }) => ({
    state: states[stateId].code,
    office: post.office,
    office_as_published: race.title,
    jurisdiction_type: post.area,
    jurisdiction: post.place,
    district: post.district,
    county_fips: counties
      .map(({ id }) => id)
      .sort()
      .join(';'),
    name: candidate.name,
    party: candidate.party,
    sex: '',
    ethnicity_product: '',
    election_date: race.day,
    seats: String(race.seats),
    pct: percent === null ? '' : String(percent),
    candidates: String(namedIn(race).length),
    certainty,
    term_years: String(termYears(laws[stateId], post.office)),
    // The file states neither the law of the term nor whether this was a special election.
    term_end_est: '',
    status_2026_11_21: 'in term',
    runner_up_pct: '',
  }))
}

/** "St. John The Baptist", "Lasalle", "Appling County", "MIAMI-DADE" */
function isNamed({ name, fullName }: CountyRecord, published: string): boolean {
  const plain = (text: string) =>
    normalized(text)
      .replace(/[^a-z]/g, '')
      .replace(/^saint/, 'st')
  return [name, fullName].some((each) => plain(each) === plain(published))
}
