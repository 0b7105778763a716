import type { MatchedTable } from '#imports/spreadsheets/read/officials-file.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { ElectedResult } from '#database/schema.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { Holder, SeatOfRow } from '#imports/publish-results/holders.ts'
import type { HolderToBe, PlannedSeat } from '#imports/publish-results/planned.ts'
import { respelled, splitName } from '#vocabulary/people/split-name.ts'

const columns = [
  'eo.id',
  'eo.name',
  'office.name',
  'state.name',
  'county.fips',
  'jurisdiction.name',
  'jurisdiction.district',
  'jurisdiction_kind',
  'party.name',
  'eo.since',
  'eo.term_end',
  'stats.incumbent_election_year',
  'stats.incumbent_election%',
  'stats.last_election',
  'stats.last_election_date',
  'stats.last_election_candidates',
  'stats.last_election_margin%',
  'eo.elected',
  'eo.takes_office',
  'jurisdictionoffice.next_general',
  'source',
  'as_of',
] as const satisfies readonly FileColumn[]
export type Cells = Partial<Record<(typeof columns)[number], string | number | null>>

/** Somebody in a seat as a row of the own list, and whom they follow there. */
export interface SeatRow {
  readonly cells: Cells
  readonly follows: number | null
  readonly electedResult: ElectedResult | null
}

/** What is planned, as rows that are added to the own list by the loader of own files. */
export function rowsOf(
  planned: readonly Pick<PlannedSeat, 'holder' | 'consequence' | 'winner' | 'takesOffice' | 'election'>[],
): SeatRow[] {
  return planned.map(({ holder, consequence, winner, takesOffice, election }) => {
    if (consequence === 're_elected') return reElected(holder, takesOffice, election)
    const name = nameOf(winner)
    return consequence === 'in_office'
      ? inOffice(seatCells(holder), name, { since: takesOffice, follows: holder.id, election })
      : electedToFollow(holder, name, takesOffice, election)
  })
}

export function rowsToBe(toBe: readonly HolderToBe[]): SeatRow[] {
  return toBe.map(({ seat, winner, takesOffice, election }) =>
    inOffice(seatCells(seat), nameOf(winner), { since: takesOffice, follows: null, election }),
  )
}

export function tableOf(rows: readonly SeatRow[]): MatchedTable {
  const rowAt = (line: number) => rows[line - 2]
  return {
    headings: [...columns],
    rows: rows.map(({ cells }, index) => ({
      line: index + 2,
      cells: columns.map((column) => String(cells[column] ?? '')),
    })),
    skipped: [],
    scope: 'add',
    // Several are re-elected to seats of one body, and stay beside each other.
    seatAnswer: (line) => (rowAt(line)?.follows == null ? 'both' : 'replaces'),
    followsOf: (line) => rowAt(line)?.follows ?? null,
    electedResult: (line) => rowAt(line)?.electedResult ?? null,
  }
}

/** Somebody new in a seat, from the day on which the term begins. */
export function inOffice(
  seat: Cells,
  name: string,
  {
    since,
    follows,
    election,
  }: { readonly since: string | null; readonly follows: number | null; readonly election: ElectedResult },
): SeatRow {
  const cells = {
    ...seat,
    'eo.name': name,
    'party.name': election.party,
    'eo.since': since,
    ...electionCells(election),
  }
  return { cells: { ...cells, 'eo.term_end': election.termEnd }, follows, electedResult: null }
}

function reElected(holder: Holder, takesOffice: string | null, election: ElectedResult): SeatRow {
  const hasBegun = takesOffice !== null && election.termEnd !== null
  return {
    cells: {
      ...holderCells(holder),
      'eo.since': holder.ownSince,
      'party.name': holder.ownParty,
      ...electionCells(election),
      ...(hasBegun && { 'eo.term_end': election.termEnd }),
    },
    follows: null,
    electedResult: null,
  }
}

/** Whoever holds the seat keeps it until the term of the elected begins. */
function electedToFollow(holder: Holder, name: string, takesOffice: string | null, election: ElectedResult): SeatRow {
  const termEnd = holder.publicTermEnd ?? (takesOffice === null ? null : addDays(takesOffice, -1))
  return {
    cells: {
      ...holderCells(holder),
      'eo.term_end': termEnd,
      'eo.elected': name,
      'eo.takes_office': takesOffice,
      'jurisdictionoffice.next_general': election.nextGeneral,
      ...sourceCells(election),
    },
    follows: null,
    electedResult: election,
  }
}

function holderCells(holder: Holder): Cells {
  return { ...seatCells(holder), 'eo.id': holder.id, 'eo.name': holder.name }
}

export function seatCells({ office, state, countyIds, place, district, kind }: SeatOfRow): Cells {
  return {
    'office.name': office,
    'state.name': state,
    'county.fips': countyIds.join(', '),
    'jurisdiction.name': place,
    'jurisdiction.district': district,
    jurisdiction_kind: kind,
  }
}

function electionCells(election: ElectedResult): Cells {
  return {
    'stats.incumbent_election_year': election.day.slice(0, 4),
    'stats.incumbent_election%': percentCell(election.share),
    'stats.last_election': election.outcome,
    'stats.last_election_date': election.day,
    'stats.last_election_candidates': election.candidates,
    'stats.last_election_margin%': percentCell(election.margin),
    'jurisdictionoffice.next_general': election.nextGeneral,
    ...sourceCells(election),
  }
}

function sourceCells({ publisher, day }: ElectedResult): Cells {
  return { source: publisher, as_of: day }
}

function percentCell(share: number | null): string | null {
  return share === null ? null : `${Number((share * 100).toFixed(4))}%`
}

/** "TERRON HAYES" → "Terron Hayes" */
export function nameOf(published: string): string {
  return splitName(respelled(splitName(published).name)).name
}
