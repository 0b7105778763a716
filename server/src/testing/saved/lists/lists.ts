import { randomUUID } from 'node:crypto'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import type { ListedOfficial, ListSummary, OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import type { Database } from '#database/connect.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { buildOfficial, buildRecords } from '#testing/imports/records/records.ts'
import type { TestApp, Visitor } from '#testing/app.ts'

export const constables = [
  buildOfficial({
    key: 'a',
    last: 'Ames',
    phone: '662-555-0100',
    email: 'ames@example.org',
    address: 'Court House, 200 Court Street, Cleveland, MS 38732',
    addressKind: 'office',
  }),
  buildOfficial({ key: 'b', last: 'Bond', phone: '662-555-0101' }),
  buildOfficial({ key: 'c', last: 'Cole' }),
  buildOfficial({ key: 'd', last: 'Dean', phone: '662-555-0103' }),
]

/** What the public sources say from now on: these officials, and no others. */
export async function publish(
  { context }: { readonly context: Pick<TestApp['context'], 'database'> & Partial<TestApp['context']> },
  officials: readonly OfficialRecord[],
): Promise<void> {
  const options = {
    origin: 'public',
    isDemonstration: false,
    now: new Date('2026-11-19T15:00:00Z'),
    acceptLosses: 9,
  } as const
  await loadRecords(
    context.database,
    { ...buildRecords(), officials: [...officials] },
    { ...options, onProgress: () => undefined },
  )
  await context.dataset?.refresh()
}

/** The numbers of officials by their last names. */
export async function numbersOf(database: Database): Promise<Record<string, number>> {
  const rows = await database.selectFrom('official').select(['id', 'last_name']).execute()
  return Object.fromEntries(rows.map(({ id, last_name: last }) => [last, id]))
}

export async function make(
  visitor: Visitor,
  body: Partial<Input<typeof endpoints.makeList>['body']> = {},
): Promise<ListSummary> {
  return await visitor.call(endpoints.makeList, { body: { name: 'Calls', ...body } })
}

export async function read(visitor: Visitor, id: string): Promise<OfficialList> {
  return await visitor.call(endpoints.readList, { params: { id } })
}

/** An official of a list by last name. */
export async function see(visitor: Visitor, id: string, last: string): Promise<ListedOfficial | undefined> {
  return (await read(visitor, id)).officials.find((official) => official.last_name === last)
}

type Values = Input<typeof endpoints.sayOutcomes>['body']['values']

/** Says what came of calls; what is not named is reached, a moment ago. */
export async function sendOutcome(
  visitor: Visitor,
  id: string,
  ...outcomes: (Partial<Values[number]> & { readonly eo_id: number })[]
) {
  const values = outcomes.map((each) => ({
    client_id: randomUUID(),
    outcome: 'reached' as const,
    said_at: '2026-11-20T14:00:00Z',
    ...each,
  }))
  return await visitor.call(endpoints.sayOutcomes, { params: { id }, body: { values } })
}
