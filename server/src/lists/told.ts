import type { Outcome } from '@atlas/contract/rules/outcomes.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { type Listed, readListed, type Said } from '#lists/read-listed.ts'
import { type Standing, standingsOf } from '#lists/standing.ts'

/** An official in a list, what became of them, and what was said of the calls to them, newest first. */
export interface Told {
  readonly listed: Listed
  readonly standing: Standing
  readonly said: readonly Said[]
}

/** Everybody in a list, by name, with as much of what was said as is handed over: newest first. */
export async function tellListed(
  database: Database,
  snapshot: Pick<Snapshot, 'index'>,
  listId: string,
  said: readonly Said[],
): Promise<Told[]> {
  const listed = await readListed(database, listId)
  const standings = await standingsOf(database, snapshot, listed)
  const saidOf = Map.groupBy(said, ({ officialId }) => officialId)
  return listed.map((each, index) => ({
    listed: each,
    standing: standings[index] as Standing,
    said: saidOf.get(each.officialId) ?? [],
  }))
}

/** What counts: what was said last, unless it was taken back. */
export function outcomeOf({ said: [newest] }: Pick<Told, 'said'>): (Said & { readonly outcome: Outcome }) | null {
  if (!newest || newest.outcome === 'taken_back') return null
  return { ...newest, outcome: newest.outcome }
}
