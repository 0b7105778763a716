import type { Race } from '#returns/race.ts'
import type { PublishedFile } from '#returns/published-file.ts'
import { UnknownLayout } from '#returns/unknown-layout.ts'

const columns = [
  'ElectionDate',
  'PartyCode',
  'RaceCode',
  'CountyName',
  'Juris1num',
  'Juris2num',
  'CanNameLast',
  'CanNameFirst',
  'CanNameMiddle',
  'CanVotes',
] as const
/** The heading is OfficeDesc in the archive and RaceName in the file of the election night. */
const titles = ['OfficeDesc', 'RaceName'] as const
/** The number of precincts and the number that have reported; the file may have neither. */
const progress = ['Precincts', 'PrecinctsReporting'] as const
type Row = Readonly<Record<(typeof columns)[number] | (typeof progress)[number] | 'title', string>>

/** The races in Florida's results download: a line for each candidate and county, separated by tabs, in Latin-1. */
export function floridaRaces({ name, bytes }: PublishedFile, day: string): Race[] {
  const rows = rowsOf(name, new TextDecoder('latin1').decode(bytes))
  const [month, ofMonth, year] = [Number(day.slice(5, 7)), Number(day.slice(8)), day.slice(0, 4)]
  const other = rows.find(({ ElectionDate: date }) => !new RegExp(`^0?${month}/0?${ofMonth}/${year}\\b`).test(date))
  if (other)
    throw new UnknownLayout(
      name,
      `the election date ${month}/${ofMonth}/${year}, not ${other.ElectionDate.slice(0, 20)},`,
    )
  return [...Map.groupBy(rows, raceKey).values()].map((race) => raceOf(name, race, day))
}

function rowsOf(name: string, text: string): Row[] {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const names = header.split('\t').map((each) => each.trim())
  const title = titles.find((each) => names.includes(each))
  const missing = [...columns.filter((column) => !names.includes(column)), ...(title ? [] : ['OfficeDesc'])]
  if (missing.length === 1) throw new UnknownLayout(name, `the column ${missing.join()}`)
  if (missing.length > 1 || !title) throw new UnknownLayout(name, `the columns ${missing.join(', ')}`, 'were')
  if (lines.length === 0) throw new UnknownLayout(name, 'a line for each candidate')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length < names.length)
      throw new UnknownLayout(name, `${names.length} values in line ${index + 2}`, 'were')
    const cell = (column: string) => cells[names.indexOf(column)]?.trim() ?? ''
    const values = Object.fromEntries([...columns, ...progress].map((column) => [column, cell(column)])) as Record<
      (typeof columns)[number] | (typeof progress)[number],
      string
    >
    return { ...values, title: cell(title) }
  })
}

/** County courts have the same number in every county. */
function raceKey({ RaceCode: code, title, Juris1num: district, Juris2num: group, CountyName: county }: Row): string {
  return JSON.stringify([code, title, district, group, ofOneCounty(title) && county])
}

function ofOneCounty(title: string): boolean {
  return /\bcounty\b|school board/i.test(title)
}

function raceOf(name: string, rows: readonly Row[], day: string): Race {
  const [first] = rows as [Row]
  const parts = [first.title, first.Juris1num, first.Juris2num].map((part) => part.replace(/^0+$/, ''))
  const ofCandidate = Map.groupBy(rows, (row) =>
    [row.CanNameFirst, row.CanNameMiddle, row.CanNameLast].filter(Boolean).join(' '),
  )
  return {
    day,
    title: parts.join(' | '),
    counties: [...new Set(rows.map(({ CountyName: county }) => county))],
    seats: 1,
    precinctsMissing: missingOf(rows),
    candidates: [...ofCandidate].map(([candidate, lines]) => ({
      name: candidate.replace(/,+/g, ''),
      party: partyOf(lines[0]?.PartyCode ?? ''),
      votes: lines.reduce((sum, { CanVotes: votes }) => sum + countOf(name, votes), 0),
    })),
  }
}

/** The row of each candidate in a county repeats the county's number of precincts. */
function missingOf(rows: readonly Row[]): number {
  const missing = new Map(
    rows.map(({ CountyName: county, Precincts: all, PrecinctsReporting: counted }) => [
      county,
      Math.max(0, Number(all) - Number(counted)),
    ]),
  )
  return [...missing.values()].reduce((sum, count) => sum + count, 0)
}

/** Judges have no party in the file; in other races a blank means no party. */
function partyOf(code: string): string {
  return code === 'NOP' ? '' : code === 'NPA' ? 'No party affiliation' : code
}

function countOf(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UnknownLayout(name, `a whole number of votes, not "${text.slice(0, 20)}",`)
  return Number(text)
}
