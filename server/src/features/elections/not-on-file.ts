import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type ElectionKind, electionKinds, isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { dayOfElection } from '@atlas/contract/search/seats-of-election.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countByOffice } from '#dataset/elections/count-seats.ts'
import type { DatesOnFile } from '#dataset/elections/dates-on-file.ts'
import { grouped, joinWords, seatsCounted } from '#dataset/in-words.ts'
import type { SeatedDate } from '#dataset/elections/described-date.ts'
import { rowsOf } from '#search/match.ts'
import { countRows, haveCommonRow, type RowBitset, union, without } from '#search/row-bitset.ts'

interface Looked {
  /** The officials that match the filters. */
  readonly matching: RowBitset
  /** The dates in the window, and its last day. */
  readonly dates: readonly SeatedDate[]
  readonly until: string
  /** "next 90 days" */
  readonly window: string
}

const mostOfficesNamed = 3

/** What is missing from the dates of a window, in sentences. */
export function notOnFile(snapshot: Snapshot, onFile: DatesOnFile, looked: Looked): string[] {
  const { index } = snapshot
  const matchingStates = stateIds.filter((id) => {
    const ofState = rowsOf(index, { column_id: 'state.name', operator: 'in', value: [id] })
    return haveCommonRow(looked.matching, ofState)
  })
  return [
    ...statesWithoutDate(matchingStates, looked),
    ...datesWithoutSeats(onFile, matchingStates, looked),
    ...knownGaps(snapshot, matchingStates),
    ...seatsWithoutElection(snapshot, looked),
  ]
}

function statesWithoutDate(matching: readonly StateId[], { dates, window }: Looked): string[] {
  const dated = new Set(dates.map(({ date }) => date.state_id))
  const missing = matching.filter((id) => !dated.has(id))
  if (missing.length === 0) return []
  return [
    `${joinWords(missing.map((id) => states[id].name))}: no election or deadline in the ${window} that we know of.`,
  ]
}

/** Days with an election for offices that nobody on file holds. */
function datesWithoutSeats({ unseated }: DatesOnFile, matching: readonly string[], { until }: Looked): string[] {
  return unseated
    .filter(({ day, kind, state_id: state }) => day <= until && !isDeadline(kind) && matching.includes(state))
    .map(({ state_id: state, name, day }) => {
      return `${states[state as StateId].name}, ${name} of ${typedDayOf(day)}: its seats are not on file.`
    })
}

function knownGaps({ today, electionGaps }: Snapshot, matching: readonly string[]): string[] {
  return electionGaps
    .filter(({ state_id: state, until }) => matching.includes(state) && (until === null || until >= today))
    .map(({ sentence }) => sentence)
}

/** The officials whose seat has no upcoming election on file. */
function seatsWithoutElection({ index, today }: Snapshot, { matching }: Looked): string[] {
  const ahead = (kind: ElectionKind) => rowsOf(index, { column_id: dayOfElection[kind], operator: 'gte', value: today })
  const rest = without(matching, union(electionKinds.map(ahead), index.rowCount))
  const seats = countRows(rest)
  if (seats === 0) return []
  const offices = countByOffice(index, rest)
  const named = offices.slice(0, mostOfficesNamed).map(({ office, seats: count }) => `${office} (${grouped(count)})`)
  const others = offices.length > mostOfficesNamed ? ['others'] : []
  return [`The next election of ${seatsCounted(seats)}: ${joinWords([...named, ...others])}.`]
}
