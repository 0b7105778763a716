import { randomUUID } from 'node:crypto'
import { type Wanted, wantedIds } from '@atlas/contract/endpoints/drives/answers.ts'
import { mostOpenDrives } from '@atlas/contract/endpoints/drives/drives.ts'
import type * as contract from '@atlas/contract/endpoints/drives/drives.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import type { AskedItem } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { placeAt } from '#dataset/places/places.ts'
import { askedOf } from '#features/drives/asked-items.ts'
import { type Extent, placesOf } from '#features/drives/extent.ts'
import { type PlaceHere, seatsHere } from '#features/drives/seats-here.ts'
import type { Caller } from '#platform/http/serve.ts'
import { mapInTurns } from '#platform/turns.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** How much a drive would ask for. */
export async function countDrive(
  { dataset }: Pick<Needed, 'dataset'>,
  extent: Extent,
): Promise<Reply<typeof contract.countDrive>> {
  const counts = Object.fromEntries(wantedIds.map((wanted) => [wanted, 0])) as Record<Wanted, number>
  const offices = new Map<string, { on_file: number; not_on_file: number }>()
  let places = 0
  for (const { here } of await chosenPlaces(dataset.current(), extent)) {
    if (here.seats.length > 0) places += 1
    for (const { wanted, count } of askedOf(here, wantedIds)) counts[wanted] += count
    for (const { office, holders, open } of here.seats) {
      const before = offices.get(office) ?? { on_file: 0, not_on_file: 0 }
      offices.set(office, { on_file: before.on_file + holders.length, not_on_file: before.not_on_file + open })
    }
  }
  return { places, wanted: counts, offices: Array.from(offices, ([office, of]) => ({ office, ...of })) }
}

interface ChosenPlace {
  readonly number: number
  readonly here: PlaceHere
}

async function chosenPlaces(snapshot: Snapshot, extent: Extent): Promise<readonly ChosenPlace[]> {
  const numbers = await placesOf(snapshot, extent)
  return await mapInTurns(numbers, (number) => ({ number, here: seatsHere(snapshot, number, extent.offices) }))
}

/** Creates a drive with a task for each place with missing answers. Returns its id. */
export async function makeDrive(
  { database, dataset, clock }: Needed,
  { accountId }: Caller,
  body: Parsed<typeof contract.makeDrive>['body'],
): Promise<string> {
  const snapshot = dataset.current()
  const now = clock.now()
  const known = await madeBefore(database, accountId, body.client_id)
  if (known) return known
  const tasks = tasksOf(snapshot, await chosenPlaces(snapshot, body), body.wanted)
  if (tasks.length === 0)
    throw new Problem('invalid', {
      detail: 'Nothing of what is wanted is missing there. Choose other places, other offices, or want something else.',
    })
  const id = randomUUID()
  return await database.transaction().execute(async (transaction) => {
    const organizationId = await organizationFor(transaction, accountId, body.organization_id)
    const made = await transaction
      .insertInto('drive')
      .values({
        id,
        client_id: body.client_id ?? null,
        organization_id: organizationId,
        name: body.name,
        made_by: accountId,
        made_at: now,
        offices: JSON.stringify(body.offices),
        wanted: JSON.stringify(wantedIds.filter((each) => body.wanted.includes(each))),
        second_look: body.second_look,
      })
      .onConflict((conflict) => conflict.column('client_id').doNothing())
      .executeTakeFirst()
    // The same request arrived twice at the same time.
    if (made.numInsertedOrUpdatedRows === 0n) return (await madeBefore(transaction, accountId, body.client_id)) ?? id
    await refuseMany(transaction, organizationId)
    const rows = tasks.map((task) => ({
      id: randomUUID(),
      drive_id: id,
      ...task,
      state: 'open' as const,
      progressed_at: now,
    }))
    await transaction.insertInto('drive_task').values(rows).execute()
    const details = { drive: id, organization: organizationId, tasks: tasks.length }
    await audit(transaction, { at: now, by: accountId, action: 'drive made', details })
    return id
  })
}

async function madeBefore(
  database: Database,
  accountId: string,
  clientId: string | undefined,
): Promise<string | undefined> {
  if (clientId === undefined) return undefined
  const made = database.selectFrom('drive').select('id').where('client_id', '=', clientId)
  return (await made.where('made_by', '=', accountId).executeTakeFirst())?.id
}

function tasksOf({ places }: Snapshot, chosen: readonly ChosenPlace[], wanted: readonly Wanted[]) {
  return chosen.flatMap(({ number, here }) => {
    const items: AskedItem[] = askedOf(here, wanted)
    if (items.length === 0) return []
    const { id, name } = placeAt(places, number)
    return [{ place_id: id, place_name: name, asked: JSON.stringify(items) }]
  })
}

/** The given organization, or else the administrator's own. */
async function organizationFor(transaction: Database, accountId: string, named: string | undefined): Promise<string> {
  const own = transaction.selectFrom('account').select('organization_id as id').where('id', '=', accountId)
  const byId = transaction
    .selectFrom('organization')
    .select('id')
    .where('id', '=', named ?? null)
  const found = named === undefined ? await own.executeTakeFirst() : await byId.executeTakeFirst()
  if (found?.id) return found.id
  const message =
    named === undefined
      ? 'You are in no organization. Say for which one the drive is.'
      : 'There is no such organization, or not any more. Choose another one.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'organization_id', message }] })
}

async function refuseMany(transaction: Database, organizationId: string): Promise<void> {
  const { open } = await transaction
    .selectFrom('drive')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('organization_id', '=', organizationId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (open > mostOpenDrives) throw new Problem('too_many_drives')
}
