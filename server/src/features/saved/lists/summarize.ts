import type { ListedOfficial, ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import type { Outcome } from '@atlas/contract/rules/outcomes.ts'
import { standingAt, standingOfRecord } from '#dataset/standing-at.ts'
import type { ListRow } from '#lists/find-list.ts'
import type { Names } from '#lists/people.ts'
import type { EntryStatus } from '#lists/entry-status.ts'
import { outcomeOf, type ListEntry } from '#lists/list-entries.ts'
import { indexColumn, isKnown, type SearchIndex } from '#search/search-index.ts'

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
  /** Whom somebody wants to call again first, and when. */
  readonly next: ListSummary['next_follow_up']
}

type Counts = ListSummary['outcomes']

/** What is told of a list without its officials. */
export function summarize({ list, counted, people }: CountedList): ListSummary {
  return {
    id: list.id,
    name: list.name,
    made_from: list.made_from,
    is_shared: list.is_shared,
    owner: { id: list.owner_id, name: '', is_me: false, ...personOf(people, list.owner_id) },
    officials: counted.officials,
    outcomes: counted.outcomes,
    next_follow_up: counted.next,
    made_at: list.made_at.toISOString(),
  }
}

/** What is counted of a list whose entries are read. */
export function countListed(index: SearchIndex, entries: readonly ListEntry[]): Counted {
  const outcomes = noCounts()
  for (const each of entries) outcomes[countOf(index, outcomeOf(each)?.outcome ?? null, each.status)]++
  return { officials: entries.length, outcomes, next: nextFollowUp(index, entries) }
}

/** Null where the account is deleted. */
export function personOf({ names, viewerId }: People, accountId: string | null): ListSummary['owner'] | null {
  const name = accountId === null ? undefined : names.get(accountId)
  return accountId === null || name === undefined ? null : { id: accountId, name, is_me: accountId === viewerId }
}

export function noCounts(): Counts {
  return { reached: 0, left_message: 0, wrong_number: 0, follow_up: 0, to_call: 0, no_phone: 0, left_office: 0 }
}

/** As what an official counts, by the outcome that holds, or by whether there is somebody to call. */
export function countOf(index: SearchIndex, outcome: Outcome | null, status: EntryStatus): keyof Counts {
  if (outcome) return outcome
  if (status.kind === 'left office') return 'left_office'
  return status.kind === 'in office' && isKnown(indexColumn(index, 'contact.phone'), status.row)
    ? 'to_call'
    : 'no_phone'
}

/** Of those who are in office; of several on one day, the one who has the lowest number. */
function nextFollowUp(index: SearchIndex, entries: readonly ListEntry[]): Counted['next'] {
  const [next] = entries
    .flatMap((each) => {
      const on = outcomeOf(each)?.followUpOn
      return on && each.status.kind !== 'left office' ? [{ on, each }] : []
    })
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.each.entry.officialId - other.each.entry.officialId)
  return next ? { on: next.on, official: next.each.entry.name, standing: markOf(index, next.each.status) } : null
}

/** Whether somebody else may hold the seat; null of who left it. */
export function markOf(index: SearchIndex, status: EntryStatus): ListedOfficial['standing'] {
  if (status.kind === 'in office') return standingAt(index, status.row)
  return status.kind === 'left out' ? standingOfRecord(status.days, index.today) : null
}
