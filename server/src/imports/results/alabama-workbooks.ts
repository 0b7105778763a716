import type { Sheet } from '@atlas/states/returns/published-file.ts'
import { contestsOf, partyOf, type ResultRow, type ResultsFile } from '#imports/results/contest.ts'
import { ResultsRefused } from '#imports/results/refused.ts'

const nightColumns = ['County Name', 'Contest Title', 'Candidate Name', 'Votes', 'Party Code']

/**
 * Alabama's workbook of the election night: a row for each county and candidate, and the number of precincts that have
 * reported.
 */
export function alabamaNight(file: string, sheets: readonly Sheet[]): ResultsFile {
  const results = rowsByHeading(file, sheets, 'AllResults', nightColumns)
  const statistics = sheets.find(({ name }) => name === 'Statistics')
  const missing = new Map(
    (statistics
      ? rowsByHeading(file, sheets, 'Statistics', ['County Name', 'Total Precincts', 'Precincts Reported'])
      : []
    ).map((cell) => [
      cell('County Name'),
      Math.max(0, Number(cell('Total Precincts')) - Number(cell('Precincts Reported'))),
    ]),
  )
  const contests = contestsOf(
    results.map((cell) => rowOf(file, cell)).filter(({ title }) => !/\((?:REP|DEM)\)/.test(title)),
  )
  return {
    form: 'Alabama’s workbook of the election night',
    stateId: '01',
    day: null,
    contests: contests.map((contest) => ({
      ...contest,
      precinctsMissing: contest.counties.reduce((sum, county) => sum + (missing.get(county) ?? 0), 0),
    })),
    notRead: [],
  }
}

function rowOf(file: string, cell: (column: string) => string): ResultRow {
  const votes = cell('Votes')
  if (!/^\d+$/.test(votes))
    throw new ResultsRefused(`${file} is damaged: "${votes.slice(0, 20)}" is no number of votes`)
  return {
    county: cell('County Name'),
    title: cell('Contest Title'),
    district: '',
    name: cell('Candidate Name'),
    party: partyOf(cell('Party Code')),
    votes: Number(votes),
  }
}

function rowsByHeading(file: string, sheets: readonly Sheet[], name: string, columns: readonly string[]) {
  const [header = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? []
  const headings = header.map((cell) => cell.trim())
  const absent = columns.filter((column) => !headings.includes(column))
  if (absent.length > 0) throw new ResultsRefused(`${file} lacks ${absent.join(', ')} in its sheet ${name}`)
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => (column: string) => (row[headings.indexOf(column)] ?? '').replace(/\s+/g, ' ').trim())
}

/**
 * Alabama's workbook with a county's precincts, one per column. Cells are padded with spaces; an empty cell means that
 * the contest is not on the ballot of the precinct. A truncated title may stand for several districts: its rows repeat
 * candidates, or have different ones, and must never be added up.
 */
export function alabamaPrecincts(county: string, rows: readonly (readonly string[])[]): ResultsFile {
  const notRead: string[] = []
  const read = rows.slice(1).flatMap((cells, index): ResultRow[] => {
    const [title = '', party = '', name = ''] = cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
    if (title === '' || name === '') return []
    if (title.endsWith(',')) {
      notRead.push(`row ${index + 2}: "${title}" is cut off, so that it is not known which district it is of`)
      return []
    }
    const counts = cells.slice(3).map((cell) => cell.trim())
    if (counts.some((count) => !/^\d*(?:\.0+)?$/.test(count))) {
      notRead.push(`row ${index + 2}: not every cell is a number of votes`)
      return []
    }
    return [
      {
        county,
        title,
        district: '',
        name,
        party: partyOf(party),
        votes: counts.reduce((sum, each) => sum + Number(each), 0),
      },
    ]
  })
  return { form: 'Alabama’s workbook of precincts', stateId: '01', day: null, contests: contestsOf(read), notRead }
}
