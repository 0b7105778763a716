import type { Database } from '#database/connect.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'
import { GatheredColumn, type GatheredColumns } from '#dataset/gathered-column.ts'
import { isAmong, readBatches, type StoredBatch } from '#dataset/stored-batches.ts'

const served = serving(officialColumns).map(([column]) => column)
type ServedColumn = (typeof served)[number]
/** The stored columns from which columns of the catalogue are derived. */
export type OfficialColumn = ServedColumn | 'party_name'

/**
 * Source, day and method of an official, and those of values with another source as JSON. They are read side by side,
 * in this order.
 */
export const statedColumns = ['source_id', 'as_of', 'method', 'provenance'] as const
type StatedColumn = (typeof statedColumns)[number]

const isStated: ReadonlySet<string> = new Set(statedColumns)
const read = ['id', 'seat_id', ...served.filter((column) => !isStated.has(column)), ...statedColumns] as const

export type OfficialBatch = StoredBatch<ServedColumn | StatedColumn | 'id' | 'seat_id'>

/**
 * All officials or some, in the order of their numbers and in batches, so that half a million are never in memory as
 * objects.
 */
export async function readOfficials(
  database: Database,
  only: readonly number[] | null,
  take: (batch: OfficialBatch) => void,
): Promise<void> {
  const all = database.selectFrom('shown_official').select(read)
  await readBatches(database, read, only === null ? all : all.where(isAmong('id', only)), take)
}

/** Collects the stored columns from which columns of the catalogue are derived. */
export function gatherOfficials() {
  const columns = new Map(served.map((column) => [column, new GatheredColumn()]))
  return {
    add: (batch: OfficialBatch, filter: Uint8Array) => {
      for (const [column, gathered] of columns) gathered.add(batch.columns[column], filter)
    },
    /** With the names of the parties, which are stored by number. */
    finish: async (database: Database): Promise<GatheredColumns<OfficialColumn>> => {
      const parties = await database.selectFrom('party').select(['id', 'name']).execute()
      const nameOf = new Map(parties.map(({ id, name }) => [id, name]))
      const names = (columns.get('party_id') as GatheredColumn).derived((id) => nameOf.get(id) as string)
      return new Map<OfficialColumn, GatheredColumn>([...columns, ['party_name', names]])
    },
  }
}
