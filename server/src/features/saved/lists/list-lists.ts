import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { listLists as contract, ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import type { Context } from '#context/context.ts'
import { countLists } from '#features/saved/lists/count-lists.ts'
import type { CountedList } from '#features/saved/lists/count-together.ts'
import { summarize } from '#features/saved/lists/summarize.ts'
import { findList, visibleLists } from '#lists/find-list.ts'
import { readNames } from '#lists/people.ts'

type Needed = Pick<Context, 'database' | 'dataset'>

/** The lists that an account sees, by their next follow-up. */
export async function listLists({ database, dataset }: Needed, accountId: string): Promise<Reply<typeof contract>> {
  const snapshot = dataset.current()
  const lists = await visibleLists(database, accountId).execute()
  const names = await readNames(
    database,
    lists.map(({ owner_id: id }) => id),
  )
  const counts = await countLists(database, snapshot.index, lists)
  const people = { names, viewerId: accountId }
  const summaries = lists.map((list, index) => summarize({ list, counted: counts[index] as CountedList, people }))
  return {
    values: summaries.toSorted(byNextFollowUp),
    coming_follow_ups: counts.reduce((sum, { coming }) => sum + coming, 0),
  }
}

function byNextFollowUp(one: ListSummary, other: ListSummary): number {
  const dayOf = ({ next_follow_up: next }: ListSummary) => next?.on ?? afterAllDays
  return dayOf(one).localeCompare(dayOf(other)) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id)
}
const afterAllDays = '9999-12-31'

/** One of them. */
export async function summaryOf({ database, dataset }: Needed, accountId: string, id: string): Promise<ListSummary> {
  const snapshot = dataset.current()
  const list = await findList(database, accountId, id)
  const people = { names: await readNames(database, [list.owner_id]), viewerId: accountId }
  const [counted] = await countLists(database, snapshot.index, [list])
  return summarize({ list, counted: counted as CountedList, people })
}
