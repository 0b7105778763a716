import type { ListedOfficial, ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { standingAt, standingOfRecord } from '#dataset/standing-at.ts'
import type { ListRow } from '#lists/find-list.ts'
import type { Names } from '#lists/people.ts'
import type { EntryStatus } from '#lists/entry-status.ts'
import { outcomeOf, type ListEntry } from '#lists/list-entries.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** Those who are named in an answer, and whom it is for. */
export interface People {
  readonly names: Names
  readonly viewerId: string
}

interface CountedList {
  readonly list: ListRow
  readonly counted: Counted
  readonly people: People
}

/** What is counted of the officials of a list. */
export interface Counted {
  readonly officials: number
  readonly outcomes: Counts
  /** Whom somebody wants to call again, and when, the earliest first. */
  readonly followUps: readonly NonNullable<ListSummary['next_follow_up']>[]
}

type Counts = ListSummary['outcomes']

/** What is told of a list without its officials. */
export function summarise({ list, counted, people }: CountedList): ListSummary {
  return {
    id: list.id,
    name: list.name,
    made_from: list.made_from,
    is_shared: list.is_shared,
    owner: { id: list.owner_id, name: '', is_me: false, ...personOf(people, list.owner_id) },
    officials: counted.officials,
    outcomes: counted.outcomes,
    next_follow_up: counted.followUps[0] ?? null,
    made_at: list.made_at.toISOString(),
  }
}

export function countListed(index: SearchIndex, entries: readonly ListEntry[]): Counted {
  const followUps = followUpsOf(index, entries).toSorted((one, other) => one.on.localeCompare(other.on))
  return { officials: entries.length, outcomes: countOutcomes(index, entries), followUps }
}

/** Null where the account is deleted. */
export function personOf({ names, viewerId }: People, accountId: string | null): ListSummary['owner'] | null {
  const name = accountId === null ? undefined : names.get(accountId)
  return accountId === null || name === undefined ? null : { id: accountId, name, is_me: accountId === viewerId }
}

function countOutcomes(index: SearchIndex, entries: readonly ListEntry[]): Counts {
  const counts: Counts = {
    reached: 0,
    left_message: 0,
    wrong_number: 0,
    follow_up: 0,
    to_call: 0,
    no_phone: 0,
    left_office: 0,
  }
  const phones = indexColumn(index, 'eo.phone')
  const withoutOutcome = (status: EntryStatus): keyof Counts => {
    if (status.kind === 'left office') return 'left_office'
    return status.kind === 'in office' && valueAt(phones, status.row) !== null ? 'to_call' : 'no_phone'
  }
  for (const each of entries) counts[outcomeOf(each)?.outcome ?? withoutOutcome(each.status)]++
  return counts
}

/** Those who are in office. */
function followUpsOf(index: SearchIndex, entries: readonly ListEntry[]): Counted['followUps'][number][] {
  return entries.flatMap((each) => {
    const on = outcomeOf(each)?.followUpOn
    return on && each.status.kind !== 'left office'
      ? [{ on, official: each.entry.name, standing: markOf(index, each) }]
      : []
  })
}

/** Whether somebody else may hold the seat; null of who left it. */
export function markOf(index: SearchIndex, { status }: ListEntry): ListedOfficial['standing'] {
  if (status.kind === 'in office') return standingAt(index, status.row)
  return status.kind === 'left out' ? standingOfRecord(status.days, index.today) : null
}

const daysAhead = 14

/** How many are to be called again soon, or were before. */
export function countComing({ followUps }: Counted, today: string): number {
  const until = addDays(today, daysAhead)
  return followUps.filter(({ on }) => on <= until).length
}
