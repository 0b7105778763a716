import type { ListSummary } from '@atlas/contract/endpoints/lists.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { ListRow } from '#lists/find-list.ts'
import type { Names } from '#lists/people.ts'
import type { Standing } from '#lists/standing.ts'
import { outcomeOf, type Told } from '#lists/told.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** Those who are named in an answer, and whom it is for. */
export interface People {
  readonly names: Names
  readonly viewerId: string
}

interface ToldList {
  readonly list: ListRow
  readonly told: readonly Told[]
  readonly people: People
}

type Counts = ListSummary['outcomes']

/** What is told of a list without its officials. */
export function summarise(index: SearchIndex, { list, told, people }: ToldList): ListSummary {
  return {
    id: list.id,
    name: list.name,
    made_from: list.made_from,
    is_shared: list.is_shared,
    owner: { id: list.owner_id, name: '', is_me: false, ...personOf(people, list.owner_id) },
    officials: told.length,
    outcomes: countOutcomes(index, told),
    next_follow_up: followUps(told).toSorted((one, other) => one.on.localeCompare(other.on))[0] ?? null,
    made_at: list.made_at.toISOString(),
  }
}

/** Null where the account is deleted. */
export function personOf({ names, viewerId }: People, accountId: string | null): ListSummary['owner'] | null {
  const name = accountId === null ? undefined : names.get(accountId)
  return accountId === null || name === undefined ? null : { id: accountId, name, is_me: accountId === viewerId }
}

function countOutcomes(index: SearchIndex, told: readonly Told[]): Counts {
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
  const withoutOutcome = (standing: Standing): keyof Counts => {
    if (standing.kind === 'left office') return 'left_office'
    return standing.kind === 'in office' && valueAt(phones, standing.row) !== null ? 'to_call' : 'no_phone'
  }
  for (const each of told) counts[outcomeOf(each)?.outcome ?? withoutOutcome(each.standing)]++
  return counts
}

/** Whom somebody wants to call again, and when: those who are in office. */
function followUps(told: readonly Told[]): { on: string; official: string }[] {
  return told.flatMap((each) => {
    const on = outcomeOf(each)?.followUpOn
    return on && each.standing.kind !== 'left office' ? [{ on, official: each.listed.name }] : []
  })
}

const daysAhead = 14

/** How many are to be called again soon, or were before. */
export function countComing(told: readonly Told[], today: string): number {
  const until = addDays(today, daysAhead)
  return followUps(told).filter(({ on }) => on <= until).length
}
