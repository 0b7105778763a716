import { type RawBuilder, sql } from 'kysely'
import { shownOfficials } from '#imports/load/changes/shown-values.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

/** What people saw before a load, kept in `shown_before` until the end of the transaction. */
export interface Noted {
  /** The day for which the values were computed. */
  readonly today: string
  /** Whether it covers everybody, or only those in `touched`. */
  readonly isOfAll: boolean
}

/** Records what people see of the officials that a load may change: those that a query finds, or everybody. */
export async function noteShown(
  transaction: ImportTransaction,
  today: string,
  touched: RawBuilder<unknown> | null = null,
): Promise<Noted> {
  // PostgreSQL would take longer to compile statements with so many columns than to run them.
  await sql`set local jit = off`.execute(transaction)
  if (touched) await sql`create temporary table touched on commit drop as ${touched}`.execute(transaction)
  const snapshot = shownOfficials(today, touched ? 'touched' : 'everybody', sql`official.added`)
  await sql`create temporary table shown_before on commit drop as ${snapshot}`.execute(transaction)
  await sql`
    create temporary table joined_before on commit drop as
    select own.id, own.stands_for, person.first_name as person_first, person.last_name as person_last
    from official as own join official as person on person.id = own.stands_for
    where own.origin = 'organisation'`.execute(transaction)
  return { today, isOfAll: touched === null }
}
