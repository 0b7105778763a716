import { type RawBuilder, sql } from 'kysely'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

const shareTolerated = 0.1
const countTolerated = 20

/** Invented people are never mixed with real ones, nor officials of the past with current ones. */
export async function refuseMixing(transaction: ImportTransaction, origin: string): Promise<void> {
  const { rows } = await sql<{ origin: string; count: number }>`
    select origin, count(*) as count from official where is_listed group by origin`.execute(transaction)
  const countOf = (isMeant: (origin: string) => boolean) =>
    rows.filter((row) => isMeant(row.origin)).reduce((sum, row) => sum + row.count, 0)
  const historic = countOf((each) => each === 'historic')
  const real = countOf((each) => each !== 'demonstration')
  const today = real - historic
  if (origin === 'demonstration' && real > 0)
    throw new ImportRefused(`The database holds ${real} real officials; demonstration data needs a database of its own`)
  if (origin === 'historic' && today > 0)
    throw new ImportRefused(
      `The database holds ${today} officials of today; historic ones need a database of their own`,
    )
  if (origin !== 'historic' && origin !== 'demonstration' && historic > 0)
    throw new ImportRefused(
      `The database holds ${historic} historic officials; those of today need a database of their own`,
    )
}

/**
 * Stops an import that would remove suspiciously many officials, unless a person has accepted exactly that number. An
 * official whose entry would become another person's counts as removed.
 */
export async function refuseLosses(transaction: ImportTransaction, origin: string, accepted: number): Promise<void> {
  const stored = await count(transaction, sql`select count(*) as count from official where origin = ${origin}`)
  const gone = await count(
    transaction,
    sql`
      select count(*) as count from official
      where origin = ${origin} and not exists (select from incoming_official where incoming_official.key = official.key)`,
  )
  const lost = gone + (await countReplaced(transaction, origin))
  if (areAccepted(lossesToAccept(stored, lost), accepted)) return
  throw new ImportRefused(`${lost} officials would vanish; run it again with --accept-losses ${lost} to go on`)
}

/** The officials whose key now has the name of a different person. */
async function countReplaced(transaction: ImportTransaction, origin: string): Promise<number> {
  const { rows } = await sql<Record<'first' | 'newFirst', string | null> & Record<'last' | 'newLast', string>>`
    select official.first_name as first, official.last_name as last,
      incoming_official.first_name as "newFirst", incoming_official.last_name as "newLast"
    from official join incoming_official using (key)
    where official.origin = ${origin} and incoming_official.last_name <> official.last_name`.execute(transaction)
  return rows.filter((row) => isSomebodyElse(row, { first: row.newFirst, last: row.newLast })).length
}

/** The number of losses that a person has to accept; null where there are few enough. */
export function lossesToAccept(stored: number, lost: number): number | null {
  return lost <= countTolerated || lost <= stored * shareTolerated ? null : lost
}

/**
 * Only the exact number is accepted, because another number means that the losses are not those that the person
 * checked.
 */
export function areAccepted(losses: number | null, accepted: number): boolean {
  return losses === null || losses === accepted || accepted === Number.POSITIVE_INFINITY
}

async function count(transaction: ImportTransaction, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ count: number }>).execute(transaction)
  return rows[0]?.count ?? 0
}
