import type { Coming, ComingDate, ComingRequest } from '@atlas/contract/endpoints/elections/elections.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { comingWindows, windowText } from '@atlas/contract/rules/coming-windows.ts'
import { isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import { stateName } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countByOffice, sumOfOffices } from '#dataset/elections/count-seats.ts'
import type { DatesOnFile } from '#dataset/elections/dates-on-file.ts'
import { notOnFile } from '#features/elections/not-on-file.ts'
import { oncePerSet } from '#dataset/elections/once-per-set.ts'
import { matchingDates, withMatchingSeats } from '#features/elections/matching-dates.ts'
import type { SeatedDate, DescribedDate } from '#dataset/elections/described-date.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { haveSameRows, type RowBitset, union } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** Upcoming elections and deadlines, with the seats under the filters that are up for election. */
export async function comingElections(
  snapshot: Snapshot,
  onFile: DatesOnFile,
  { filters, within_days: days }: ComingRequest,
): Promise<Coming> {
  const { index, today } = snapshot
  await rememberFilters(index, filters)
  const matching = match(index, filters)
  const ahead = matchingDates(onFile.seated, matching)
  const within = (window: number) => ahead.filter(({ date }) => date.day <= addDays(today, window))
  const dates = withMatchingSeats(within(days), matching, index.rowCount)
  const ballots = new Set(dates.filter(isBallot).map(({ seats }) => seats))
  const [next] = ballots.size === 0 ? ahead.filter(isBallot) : []
  return {
    today,
    dates: describeDates(index, dates),
    totals: sumOfOffices(countByOffice(index, union([...ballots], index.rowCount))),
    windows: comingWindows.map((window) => ({ within_days: window, dates: within(window).length })),
    next: next ? describeNext(next.date) : null,
    not_on_file: notOnFile(snapshot, onFile, {
      matching,
      dates,
      until: addDays(today, days),
      window: windowText(days),
    }),
  }
}

function isBallot({ date }: SeatedDate): boolean {
  return !isDeadline(date.kind)
}

export function describeDates(index: SearchIndex, dates: readonly SeatedDate[]): ComingDate[] {
  const officesOf = oncePerSet((seats) => countByOffice(index, seats))
  const earlier: { readonly id: string; readonly seats: RowBitset }[] = []
  return dates.map(({ date, seats }) => {
    const offices = officesOf(seats)
    const same = earlier.find((each) => each.seats === seats || haveSameRows(each.seats, seats))
    if (!same) earlier.push({ id: date.uid, seats })
    return { ...describeDate(date), same_seats_as: same?.id ?? null, ...sumOfOffices(offices), offices }
  })
}

function describeDate(date: DescribedDate) {
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

function describeNext({ uid, day, state_id, kind, name }: DescribedDate): NonNullable<Coming['next']> {
  return { id: uid, date: day, state: stateName(state_id), kind, name }
}
