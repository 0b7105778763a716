import { states, stateIds } from '@atlas/contract/rules/states.ts'
import { type ElectionKind, electionKinds } from '@atlas/contract/rules/election-kinds.ts'
import { dayOfElection } from '@atlas/contract/search/seats-of-election.ts'
import { countByOffice } from '#features/elections/count-seats.ts'
import type { SeatedDate } from '#features/elections/seated-dates.ts'
import { rowsOf } from '#search/match.ts'
import { countRows, intersection, isEmpty, type RowBitset, union, without } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

interface Looked {
  readonly sought: RowBitset
  readonly dates: readonly SeatedDate[]
  readonly today: string
  readonly days: number
}

const inWords = new Intl.ListFormat('en-US')
const mostOfficesNamed = 3

/** What the dates of a window leave out, in sentences. */
export function notOnFile(index: SearchIndex, looked: Looked): string[] {
  return [...statesWithoutDate(index, looked), ...seatsWithoutElection(index, looked)]
}

/** Of the states that the filters leave anybody in. */
function statesWithoutDate(index: SearchIndex, { sought, dates, days }: Looked): string[] {
  const dated = new Set(dates.map(({ date }) => date.state_id))
  const missing = stateIds.filter((id) => {
    const ofState = rowsOf(index, { column_id: 'state.name', operator: 'in', value: [id] })
    return !dated.has(id) && !isEmpty(intersection([sought, ofState], index.rowCount))
  })
  if (missing.length === 0) return []
  const named = inWords.format(missing.map((id) => states[id].name))
  return [`${named}: no election or deadline in the ${windowInWords(days)} that we know of.`]
}

export function windowInWords(days: number): string {
  return days === 365 ? 'next 12 months' : `next ${days} days`
}

/** Those whose seat has no election ahead that is on file. */
function seatsWithoutElection(index: SearchIndex, { sought, today }: Looked): string[] {
  const ahead = (kind: ElectionKind) => rowsOf(index, { column_id: dayOfElection[kind], operator: 'gte', value: today })
  const rest = without(sought, union(electionKinds.map(ahead), index.rowCount))
  const seats = countRows(rest)
  if (seats === 0) return []
  const offices = countByOffice(index, rest)
  const named = offices
    .slice(0, mostOfficesNamed)
    .map(({ office, seats }) => `${office} (${seats.toLocaleString('en-US')})`)
  const more = offices.length > mostOfficesNamed ? ['others'] : []
  const count = seats === 1 ? '1 seat' : `${seats.toLocaleString('en-US')} seats`
  return [`The next election of ${count}: ${inWords.format([...named, ...more])}.`]
}
