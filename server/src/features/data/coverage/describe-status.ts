import type { ReadDataStatus } from '@atlas/contract/endpoints/data/status.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { overdueUnder } from '#dataset/overdue.ts'
import { readStatus } from '#imports/status/read-status.ts'

/** How old the data is: of the sources what the command line says, of the officials what the search finds. */
export async function describeStatus(
  database: Database,
  { index, today }: Pick<Snapshot, 'index' | 'today'>,
  now: Date,
): Promise<ReadDataStatus> {
  const { sources } = await readStatus(database, now)
  return {
    today,
    searchable: index.rowCount,
    overdue: overdueUnder(index, []),
    sources: sources.map((source) => ({ ...source, elections_since: [...source.elections_since] })),
  }
}
