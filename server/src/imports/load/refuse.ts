import { type RawBuilder, sql } from 'kysely'
import { ImportRefused } from '#imports/import-refused.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

const shareTolerated = 0.1
const countTolerated = 20

/** Invented people never stand among real ones. */
export async function refuseMixing(transaction: ImportTransaction): Promise<void> {
  const real = await count(transaction, sql`select count(*) as count from official where origin <> 'demonstration'`)
  if (real === 0) return
  throw new ImportRefused(`The database holds ${real} real officials; demonstration data needs a database of its own`)
}

/** Stops an import under which suspiciously many officials would vanish, unless somebody accepted that many. */
export async function refuseLosses(transaction: ImportTransaction, origin: string, accepted: number): Promise<void> {
  const stored = await count(transaction, sql`select count(*) as count from official where origin = ${origin}`)
  const lost = await count(
    transaction,
    sql`
      select count(*) as count from official
      where origin = ${origin} and not exists (select from incoming_official where incoming_official.key = official.key)`,
  )
  if (lossesToAccept(stored, lost) === null || lost <= accepted) return
  throw new ImportRefused(`${lost} officials would vanish; run it again with --accept-losses ${lost} to go on`)
}

/** How many losses somebody has to accept; null where they are few enough. */
export function lossesToAccept(stored: number, lost: number): number | null {
  return lost <= countTolerated || lost <= stored * shareTolerated ? null : lost
}

async function count(transaction: ImportTransaction, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ count: number }>).execute(transaction)
  return rows[0]?.count ?? 0
}
