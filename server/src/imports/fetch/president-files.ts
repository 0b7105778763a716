import { isStateId, states } from '@atlas/contract/rules/states.ts'
import { csvText, downloadedTable } from '#imports/fetch/source/csv-text.ts'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import type { DownloadPaths, Fetchable, Unpacked } from '#imports/fetch/source/fetchable.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField } from '#imports/reading/fields.ts'
import { fetchedPaths, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { readPresident } from '#imports/sources/public-pack/figures/votes.ts'

const years = [2020, 2024]
const counties = 439
const columns = [
  'year',
  'state',
  'county_fips',
  'county_name',
  'votes_dem',
  'votes_rep',
  'votes_other',
  'votes_total',
  'pct_dem',
  'pct_rep',
  'pct_other',
]

export const president: Fetchable = {
  files: async () =>
    years.map((year) => ({
      url: `https://raw.githubusercontent.com/tonmcg/US_County_Level_Election_Results_08-24/HEAD/${year}_US_County_Level_Presidential_Results.csv`,
      largestBytes: 4_000_000,
    })),
  replaces: fetchedPaths['county-president'],
  folders: [],
  unpack,
}

/** Both elections in the columns of the pack. Votes for others are the rest of the total, and shares are recomputed. */
async function unpack(downloads: DownloadPaths): Promise<Unpacked> {
  const rows: Returns[] = []
  for (const [index, year] of years.entries())
    rows.push(...returnsOf(await downloadedTable(downloads[index] ?? '', `the file of ${year}`), year))
  const file = { path: tableFiles.president, text: csvText(columns, rows) }
  const fips = new Set(rows.map((row) => row.county_fips))
  const { refused } = readPresident(file, fips)
  if (refused[0]) throw new FetchFailed(`${refused.length} counties cannot be read; ${refused[0].reason}`)
  return { files: [file], commit: null, asOf: null, summary: `${fips.size} counties, ${years.join(' and ')}` }
}

type Returns = ReturnType<typeof returnsOf>[number]

function returnsOf(file: TextFile, year: number) {
  const reading = readCsv(
    file,
    ['county_fips', 'county_name', 'votes_gop', 'votes_dem', 'total_votes'],
    ({ values }) => {
      const stateId = values.county_fips.slice(0, 2)
      if (!isStateId(stateId)) return null
      const [dem, rep, total] = [countOf(values.votes_dem), countOf(values.votes_gop), countOf(values.total_votes)]
      if (dem + rep > total) throw new RowRefused(`${values.county_name} has more votes than there were`)
      const share = (votes: number) => (total === 0 ? 0 : Number(((100 * votes) / total).toFixed(3)))
      return {
        year,
        state: states[stateId].code,
        county_fips: values.county_fips,
        county_name: values.county_name,
        votes_dem: dem,
        votes_rep: rep,
        votes_other: total - dem - rep,
        votes_total: total,
        pct_dem: share(dem),
        pct_rep: share(rep),
        pct_other: share(total - dem - rep),
      }
    },
  )
  const rows = reading.items.filter((row) => row !== null)
  const [refused] = reading.refused
  if (refused) throw new FetchFailed(`${file.path} cannot be read in line ${refused.line}: ${refused.reason}`)
  if (rows.length !== counties) throw new FetchFailed(`${file.path} has ${rows.length} of ${counties} counties`)
  return rows
}

/** The file writes some counts as "7503.0". */
function countOf(text: string): number {
  return countField(text.replace(/\.0+$/, ''), 'a count')
}
