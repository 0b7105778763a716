import { CsvRefused, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import {
  contestsOf,
  districtOf,
  nameAndParty,
  partyOf,
  type ResultRow,
  type ResultsFile,
} from '#imports/results/contest.ts'
import { ResultsRefused } from '#imports/results/refused.ts'

/** A table by the names of its columns, in any order. */
export interface Table {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: ReadonlyMap<string, string> }[]
}

export function tableOf(file: string, text: string): Table {
  try {
    const [header, ...rows] = readCsvRows(text, { delimiter: ',', strayQuotes: 'keep', escape: 'doubled' })
    const headings = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
    return {
      headings,
      rows: rows.map(({ line, cells }) => ({
        line,
        cells: new Map(headings.map((heading, index) => [heading, (cells[index] ?? '').replace(/\s+/g, ' ').trim()])),
      })),
    }
  } catch (error) {
    throw error instanceof CsvRefused ? new ResultsRefused(`${file} cannot be read: ${error.message}`) : error
  }
}

/** Voting methods, for files without a column of all votes. */
const modes = ['election_day_votes', 'advanced_votes', 'absentee_by_mail_votes', 'provisional_votes']
const totals = /^(?:grand )?totals?(?: votes)?:?$|^(?:reported|calculated) totals$/i

/** The CSV format of OpenElections: a row for each precinct or county and candidate. */
export function openElectionsFile(file: string, { headings, rows }: Table): ResultsFile {
  const column = ['votes', 'total_votes'].find((name) => headings.includes(name))
  const columns = column ? [column] : modes.filter((mode) => headings.includes(mode))
  if (columns.length === 0) throw new ResultsRefused(`${file} has no column of votes`)
  const notRead: string[] = []
  const read = rows.flatMap(({ line, cells }): ResultRow[] => {
    const cell = (name: string) => cells.get(name) ?? ''
    // A row that sums up the others would count each vote twice.
    if (totals.test(cell('precinct')) || totals.test(cell('county'))) return []
    const votes = columns.map((name) => cell(name).replaceAll(',', ''))
    // An empty cell or an X means that the candidate is not on the ballot there.
    if (votes.every((each) => /^x?$/i.test(each))) return []
    if (votes.some((each) => !/^\d*(?:\.0+)?$/.test(each))) {
      notRead.push(`line ${line}: "${votes.join(', ').slice(0, 40)}" is no number of votes`)
      return []
    }
    const { name, party } = nameAndParty(cell('candidate'))
    if (name === '' || totals.test(name)) return []
    return [
      {
        county: cell('county'),
        title: cell('office'),
        district: districtOf(cell('district')),
        name,
        party: partyOf(cell('party')) || party,
        votes: votes.reduce((sum, each) => sum + Number(each), 0),
      },
    ]
  })
  return {
    form: 'OpenElections’ CSV',
    stateId: stateInName(file),
    day: dayInName(file),
    contests: contestsOf(read),
    notRead,
  }
}

/** "20231107__ms__general__county.csv" */
function stateInName(file: string): StateId | null {
  const code = /^\d{8}__([a-z]{2})__/.exec(file)?.[1]?.toUpperCase()
  return stateIds.find((id) => states[id].code === code) ?? null
}

/** "20231107__ms__general__county.csv" */
function dayInName(file: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})__/.exec(file) ?? []
  return year ? `${year}-${month}-${day}` : null
}

/** The CSV that Florida's counties publish with the software of VR Systems; it names neither county nor day. */
export function countyOfFloridaFile(file: string, { rows }: Table): ResultsFile {
  const notRead: string[] = []
  const read = rows.flatMap(({ line, cells }): ResultRow[] => {
    const votes = (cells.get('total votes') ?? '').replaceAll(',', '')
    if (!/^\d+$/.test(votes)) {
      notRead.push(`line ${line}: "${votes.slice(0, 40)}" is no number of votes`)
      return []
    }
    return [
      {
        county: '',
        title: cells.get('contest') ?? '',
        district: '',
        name: cells.get('candidate issue') ?? '',
        party: partyOf(cells.get('party') ?? ''),
        votes: Number(votes),
      },
    ]
  })
  return { form: 'a Florida county’s CSV', stateId: '12', day: null, contests: contestsOf(read), notRead }
}

/**
 * MEDSL's CSV. In Louisiana's of 2022 the rows without a precinct mix totals and early votes, so no sum of them is
 * correct.
 */
export function medslFile(file: string, { rows }: Table): ResultsFile {
  const isLouisiana2022 = rows.some(({ cells }) => cells.get('state_po') === 'LA' && cells.get('year') === '2022')
  if (isLouisiana2022)
    throw new ResultsRefused(
      `${file} is MEDSL’s file of Louisiana in 2022, in which totals and early votes are mixed, so that nothing can be added up; use the state’s workbook`,
    )
  const codes = new Set(rows.map(({ cells }) => cells.get('state_fips') ?? ''))
  const days = new Set(rows.map(({ cells }) => cells.get('date') ?? ''))
  const read = rows.flatMap(({ cells }): ResultRow[] => {
    const cell = (name: string) => cells.get(name) ?? ''
    const votes = cell('votes')
    if (cell('stage') !== 'GEN' || !/^\d+$/.test(votes)) return []
    return [
      {
        county: /floating$/i.test(cell('county_name')) ? '' : cell('county_name'),
        title: cell('office'),
        district: districtOf(cell('district')),
        name: cell('candidate'),
        party: partyOf(cell('party_simplified')),
        votes: Number(votes),
      },
    ]
  })
  const [day = ''] = days
  const stateId =
    codes.size === 1 ? (medslStates.find((id) => codes.has(id) || codes.has(String(Number(id)))) ?? null) : null
  return {
    form: 'MEDSL’s CSV',
    stateId,
    // Alabama's file of 2024 says 11/5/22.
    day: days.size === 1 && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    contests: contestsOf(read),
    notRead: [],
  }
}

const medslStates = ['01', '12', '13', '22', '28'] as const
