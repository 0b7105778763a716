import { setImmediate as endOfRound } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'

/** The look-ups of one round of the event loop, by the hash of a token. */
interface Round<Row> {
  readonly hashes: Map<string, Buffer>
  readonly found: Promise<ReadonlyMap<string, Row>>
}

/**
 * Looks rows up by hashes. Requests that come in together ask together: to send a statement and to read what comes back
 * takes longer than a page. The statement leaves after each of these requests came, so what it finds is as new as what one
 * of their own would find (decision 111).
 */
export function lookUpTogether<Row>(
  select: (database: Database, hashes: readonly Buffer[]) => Promise<readonly Row[]>,
  hashIn: (row: Row) => Buffer,
): (database: Database, hash: Buffer) => Promise<Row | undefined> {
  const rounds = new WeakMap<Database, Round<Row>>()

  function beginRound(database: Database): Round<Row> {
    const hashes = new Map<string, Buffer>()
    const find = async () => {
      await endOfRound()
      rounds.delete(database)
      const rows = await select(database, [...hashes.values()])
      return new Map(rows.map((row) => [hashIn(row).toString('base64'), row]))
    }
    const round = { hashes, found: find() }
    rounds.set(database, round)
    return round
  }

  return async (database, hash) => {
    const round = rounds.get(database) ?? beginRound(database)
    const key = hash.toString('base64')
    round.hashes.set(key, hash)
    return (await round.found).get(key)
  }
}
