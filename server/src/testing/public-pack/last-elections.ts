import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { parse } from 'csv-parse/sync'

/** An election in a file, read without the readers of the import. */
interface ReadElection {
  readonly winner: string
  /** Null where the files do not tell it. */
  readonly candidates: number | null
  /** In points; null where the files do not tell it. */
  readonly points: number | null
  readonly outcome: string | null
}

type Row = Readonly<Record<string, string>>

const fipsOf: Readonly<Record<string, string>> = { AL: '01', FL: '12', GA: '13', LA: '22', MS: '28' }

/** Every election of the files, by source, day and place. Votes are counted here, where the import reads shares. */
export function readElections(folder: string): Map<string, ReadElection[]> {
  const rowsOf = (path: string): Row[] => parse(readFileSync(join(folder, path), 'utf8'), { columns: true })
  const counties = Map.groupBy(rowsOf('elections/county_office_results.csv'), (row) =>
    // A clerk of both courts has two offices by one title.
    [row['election_date'], row['county_fips'], row['office_type'], row['office_as_published'], row['district']].join(),
  )
  const districts = Map.groupBy(rowsOf('elections/legislative_results.csv'), (row) =>
    [row['election_date'], row['state'], row['chamber'], row['district']].join(),
  )
  const read = [
    ...Array.from(counties.values(), (rows) => [keyOf('county-office-results', rows[0]), ofRace(rows)] as const),
    ...Array.from(districts.values(), (rows) => [keyOf('legislative-results', rows[0]), ofRace(rows)] as const),
    ...rowsOf('officials/local_officials_from_returns.csv').map(
      (row) => [keyOf('local-returns', row), ofWinner(row)] as const,
    ),
  ]
  const qualified = rowsOf('officials/la_legislators_qualifying_2023.csv').map(
    (row) => [keyOf('la-qualified-2023', withChamber(row)), ofQualified(row)] as const,
  )
  const byKey = Map.groupBy([...read, ...qualified], ([key]) => key)
  return new Map(Array.from(byKey, ([key, elections]) => [key, elections.map(([, election]) => election)]))
}

const kindOf: Readonly<Record<string, string>> = {
  congress: 'congressional-district',
  upper: 'senate-district',
  lower: 'house-district',
}

const chamberOf: Readonly<Record<string, string>> = { 'State Senator': 'upper', 'State Representative': 'lower' }

function withChamber(row: Row): Row {
  return { ...row, chamber: chamberOf[row['office'] ?? ''] ?? '' }
}

/** A county, a district of a chamber, or the state where a list of winners calls their areas by name. */
function keyOf(source: string, row: Row = {}): string {
  const state = fipsOf[row['state'] ?? ''] ?? ''
  const kind = kindOf[row['chamber'] ?? '']
  const district = kind && `${kind}:${state}:${Number(row['district']) || row['district']}`
  const place = source === 'local-returns' ? state : (district ?? row['county_fips'])
  return `${source} ${row['election_date']} ${place}`
}

function placeOf({ source, key }: StoredElection): string {
  if (source === 'legislative-results' || source === 'la-qualified-2023') return key
  const [, fips = ''] = /^[a-z-]+:(\d+)/.exec(key) ?? []
  return source === 'county-office-results' ? fips : fips.slice(0, 2)
}

function ofRace(rows: readonly Row[]): ReadElection {
  const printed = rows.filter((row) => row['party_group'] !== 'write-in' && row['candidate'] !== 'WRITE-IN')
  const [first, second] = printed.toSorted((a, b) => Number(b['votes']) - Number(a['votes']))
  const winner = first?.['candidate'] ?? ''
  // Chilton County elects its whole commission at large.
  if (printed.length > 10) return { winner, candidates: printed.length, points: null, outcome: null }
  if (!first || !second) return { winner, candidates: 1, points: null, outcome: 'Uncontested' }
  const points = (100 * (Number(first['votes']) - Number(second['votes']))) / Number(first['votes_total'])
  return { winner, candidates: printed.length, points, outcome: points < 5 ? 'Close' : 'Contested' }
}

function ofWinner(row: Row): ReadElection {
  const [votes, all] = [Number(row['votes']), Number(row['votes_total'])]
  const candidates = row['candidates'] ? Number(row['candidates']) : null
  const least = (100 * (votes - (all - votes))) / all
  const isOfTwo = row['state'] === 'LA' && candidates === 2
  const election = { winner: row['name'] ?? '', candidates, points: null, outcome: null }
  if (row['seats'] !== '1' || candidates === null) return election
  if (candidates === 1) return { ...election, outcome: 'Uncontested' }
  const next = row['runner_up_pct'] ? Number(row['runner_up_pct']) : null
  if (next !== null) {
    const points = (100 * votes) / all - next
    return { ...election, points, outcome: points < 5 ? 'Close' : 'Contested' }
  }
  if (least >= 5) return { ...election, outcome: 'Contested', points: isOfTwo ? least : null }
  return isOfTwo ? { ...election, outcome: 'Close', points: least } : election
}

/** Of those who qualified for a seat of Louisiana's legislature nobody's votes are on file. */
function ofQualified(row: Row): ReadElection {
  const isUnopposed = row['outcome'] === 'Unopposed'
  const candidates = isUnopposed ? 1 : Number(row['candidates'])
  return { winner: row['name'] ?? '', candidates, points: null, outcome: isUnopposed ? 'Uncontested' : null }
}

/** What is stored of an official, and which source it is said to be from. */
export interface StoredElection {
  readonly name: string
  readonly last_name: string
  readonly first_name: string | null
  /** Of the jurisdiction. */
  readonly key: string
  readonly last_election: string | null
  readonly last_election_date: string | null
  readonly last_election_candidates: number | null
  readonly last_election_margin: number | null
  readonly source_id: string
  readonly source: string | null
  readonly method: string | null
}

/** Whether an election of the files is the one that is stored; shares in the files have two decimals. */
export function isReported(elections: ReadonlyMap<string, readonly ReadElection[]>, row: StoredElection): boolean {
  const { last_election_margin: margin } = row
  const ofSeat = elections.get(`${row.source} ${row.last_election_date} ${placeOf(row)}`) ?? []
  return ofSeat.some(({ winner, candidates, points, outcome }) => {
    const isNear = points === null || margin === null ? points === margin : Math.abs(points - margin * 100) < 0.011
    const isSame = candidates === row.last_election_candidates && outcome === row.last_election && isNear
    return isSame && isNamed(winner, row)
  })
}

/** A district elects one at a time, and Open States may call them otherwise; of lists both names have to be there. */
function isNamed(winner: string, { first_name: first, last_name: last, source }: StoredElection): boolean {
  const words = normalized(winner).split(' ')
  const wordsOf = (name: string | null) => normalized(name ?? '').split(' ')
  const isLast = wordsOf(last).some((word) => words.includes(word))
  if (!isLast || source === 'legislative-results' || first === null) return isLast
  // Initials that the returns run together are shown apart: W.E. is WE.
  return [...wordsOf(first), wordsOf(first).join('')].some((word) => words.includes(word))
}

/** Whether the returns of a district name somebody as its winner of whom no election is stored. */
export function isForgotten(elections: ReadonlyMap<string, readonly ReadElection[]>, row: StoredElection): boolean {
  if (row.last_election_date !== null) return false
  const ofSeat = [...elections].filter(([key]) => key.startsWith('legislative-results ') && key.endsWith(` ${row.key}`))
  return ofSeat.some(([, races]) => races.some(({ winner }) => isNamed(winner, row)))
}
