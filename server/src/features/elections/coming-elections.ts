import {
  type Coming,
  type ComingDate,
  type ComingRequest,
  type ComingWindow,
  comingWindows,
} from '@atlas/contract/endpoints/elections.ts'
import { dayAfter } from '@atlas/contract/rules/calendar-day.ts'
import { isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import { isStateId, states } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countByOffice, countSeats, type SeatCounts } from '#features/elections/count-seats.ts'
import { notOnFile } from '#features/elections/not-on-file.ts'
import type { SeatedDate, ToldDate } from '#features/elections/told-date.ts'
import { soughtDates } from '#features/elections/sought-dates.ts'
import { rememberFilters } from '#search/in-turns.ts'
import { match } from '#search/match.ts'
import { haveSameRows, type RowBitset, union } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** Elections and deadlines ahead, with the seats under the filters that are up. */
export async function comingElections(
  snapshot: Snapshot,
  onFile: readonly SeatedDate[],
  { filters, within_days: days }: ComingRequest,
): Promise<Coming> {
  const { index, today } = snapshot
  await rememberFilters(index, filters)
  const sought = match(index, filters)
  const ahead = soughtDates(onFile, sought, index.rowCount)
  const within = (window: number) => ahead.filter(({ date }) => date.day <= dayAfter(today, window))
  const dates = within(days)
  const [next] = dates.length === 0 ? ahead : []
  const seats = new Set(dates.map((each) => each.seats))
  return {
    today,
    dates: describeDates(index, dates),
    totals: countSeats(index, union([...seats], index.rowCount)),
    windows: comingWindows.map((window) => ({ within_days: window, dates: within(window).length })),
    next: next ? describeNext(next.date) : null,
    not_on_file: notOnFile(snapshot, { sought, dates, until: dayAfter(today, days), window: windowInWords(days) }),
  }
}

type Counted = SeatCounts & Pick<ComingDate, 'offices'>

function describeDates(index: SearchIndex, dates: readonly SeatedDate[]): ComingDate[] {
  const counted = new Map<RowBitset, Counted>()
  const earlier: { readonly id: string; readonly seats: RowBitset }[] = []
  return dates.map(({ date, seats }) => {
    const counts = counted.get(seats) ?? { ...countSeats(index, seats), offices: countByOffice(index, seats) }
    counted.set(seats, counts)
    const same = earlier.find((each) => haveSameRows(each.seats, seats))
    if (!same) earlier.push({ id: date.uid, seats })
    return { ...describeDate(date), same_seats_as: same?.id ?? null, ...counts }
  })
}

function describeDate(date: ToldDate) {
  const { state_id, election_kind, election_day, office_ids, detail, basis, is_confirmed } = date
  return {
    ...describeNext(date),
    state_id,
    is_deadline: isDeadline(date.kind),
    detail,
    basis,
    is_confirmed,
    election_kind,
    election_day,
    office_ids: office_ids && [...office_ids],
  }
}

function describeNext({ uid, day, state_id, kind, name }: ToldDate): NonNullable<Coming['next']> {
  return { id: uid, date: day, state: isStateId(state_id) ? states[state_id].name : state_id, kind, name }
}

function windowInWords(days: ComingWindow): string {
  return days === 365 ? 'next 12 months' : `next ${days} days`
}
