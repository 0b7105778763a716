import { type RawBuilder, sql } from 'kysely'
import { shownOfficials } from '#imports/load/changes/shown-values.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'

/** What people saw before a load wrote, kept in `shown_before` until the end of its transaction. */
export interface Noted {
  /** The day on which it was looked at. */
  readonly today: string
  /** Of whom: of everybody, or of those in `touched`. */
  readonly isOfAll: boolean
}

/** Notes what people see of those whom a load may touch: of the officials that a query finds, or of everybody. */
export async function noteShown(
  transaction: ImportTransaction,
  today: string,
  touched: RawBuilder<unknown> | null = null,
): Promise<Noted> {
  // To compile statements of so many columns takes PostgreSQL longer than to run them.
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
