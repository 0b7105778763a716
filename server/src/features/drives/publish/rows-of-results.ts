import { sql } from 'kysely'
import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { RowToPublish } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { bodyOf, type ResultHere } from '#features/drives/results-here.ts'
import type { SeatHere } from '#features/drives/seats-here.ts'
import type { TaskRow } from '#features/drives/task-rows.ts'
import { sourceOfAnswer } from '#features/drives/tasks/source-of-answer.ts'
import { cellsOfSeat, findSeat } from '#dataset/seats/seat-cells.ts'
import { rowOfHeldSeat, rowOfOpenSeat } from '#imports/publish-results/by-hand.ts'
import { type Holder, readHolders } from '#imports/publish-results/holders.ts'
import type { SeatRow } from '#imports/publish-results/table.ts'

interface Making {
  readonly database: Database
  readonly snapshot: Snapshot
  readonly task: Pick<TaskRow, 'place_id' | 'organization_name' | 'election_day'>
  readonly results: readonly ResultHere[]
  readonly today: string
  readonly isSecondLook: boolean
}

/** Winners as rows of a file of officials; a runoff or an unknown result changes nothing. */
export async function rowsOfResults(making: Making, { results, source }: Answers): Promise<RowToPublish[]> {
  const decided = results.filter(({ outcome }) => outcome === 're_elected' || outcome === 'new')
  const stateId = stateOf(making)
  if (decided.length === 0 || !source || !stateId) return []
  const { all } = await readHolders(making.database, stateId)
  const holders = new Map(all.map((holder) => [holder.id, holder]))
  const { today, task, isSecondLook } = making
  const provenance = sourceOfAnswer(source, { today, organization: task.organization_name, isSecondLook })
  const rows: RowToPublish[] = []
  for (const { seat_id: id, outcome, name, party, share } of decided) {
    const found = making.results.find((each) => each.id === id)
    const day = task.election_day ?? found?.holder?.pending
    if (!found || !day) continue
    const read = { stateId, day, party, share: share === null ? null : share / 100, publisher: provenance.source }
    const holder = found.holder && holders.get(found.holder.officialId)
    if (holder) rows.push(asRow(rowOfHeldSeat(holder, outcome === 'new' ? name : null, read, today)))
    const other = holder ? null : holderOfSameBody(found, making.results, holders)
    if (other) rows.push(asRow(rowOfOpenSeat(await cellsOf(making.database, found.seat), name, read, other)))
  }
  return rows
}

function stateOf({ snapshot: { places }, task }: Making): StateId | null {
  const number = findPlace(places, task.place_id)
  return number === undefined ? null : placeAt(places, number).stateId
}

/** The holder of another seat of the body that the same election decides. */
function holderOfSameBody(
  { seat }: ResultHere,
  results: readonly ResultHere[],
  holders: ReadonlyMap<number, Holder>,
): Holder | undefined {
  const sameBody = results.find((each) => each.holder && bodyOf(each.seat) === bodyOf(seat))
  return sameBody?.holder ? holders.get(sameBody.holder.officialId) : undefined
}

async function cellsOf(database: Database, { office, jurisdiction }: SeatHere): Promise<SeatRow['cells']> {
  const ids = sql`select id from seat where office_id = ${slug(office)} and jurisdiction_id = ${jurisdiction}`
  const found = await findSeat(database, ids)
  if (!found) throw new Error('A seat that results are told of is not there')
  return Object.fromEntries(cellsOfSeat(found))
}

function asRow({ cells, follows, electedResult }: SeatRow): RowToPublish {
  // An empty cell removes the value of an earlier result of the same day.
  const entries = Object.entries(cells).map(([column, value]) => [column, String(value ?? '')] as const)
  return {
    cells: Object.fromEntries<string>(entries),
    answer: follows === null ? 'both' : 'replaces',
    follows,
    ...(electedResult && { electedResult }),
  }
}
