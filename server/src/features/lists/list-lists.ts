import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { listLists as contract, ListSummary } from '@atlas/contract/endpoints/lists.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countComing, summarise } from '#features/lists/summarise.ts'
import { findList, visibleLists } from '#lists/find-list.ts'
import { readNames } from '#lists/people.ts'
import { readNewestSaid } from '#lists/read-listed.ts'
import { tellListed, type Told } from '#lists/told.ts'
import { takeTurn } from '#platform/turns.ts'

type Needed = Pick<Context, 'database' | 'dataset'>

/** The lists that an account sees, by their next follow-up. */
export async function listLists({ database, dataset }: Needed, accountId: string): Promise<Reply<typeof contract>> {
  const snapshot = dataset.current()
  const lists = await visibleLists(database, accountId).execute()
  const names = await readNames(
    database,
    lists.map(({ owner_id: id }) => id),
  )
  const values: ListSummary[] = []
  let coming = 0
  // One after the other: no more than one of them is in memory, and between two of them others are answered.
  for (const list of lists) {
    await takeTurn()
    const told = await tellNewest(database, snapshot, list.id)
    values.push(summarise(snapshot.index, { list, told, people: { names, viewerId: accountId } }))
    coming += countComing(told, snapshot.today)
  }
  return { values: values.toSorted(byNextFollowUp), coming_follow_ups: coming }
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
  return summarise(snapshot.index, { list, told: await tellNewest(database, snapshot, id), people })
}

async function tellNewest(database: Database, snapshot: Snapshot, listId: string): Promise<Told[]> {
  return await tellListed(database, snapshot, listId, await readNewestSaid(database, listId))
}
