import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** The changes since a version of the data, if a snapshot of it can be patched. */
export interface Changes {
  /** The numbers of officials who may have changed, including removed ones. */
  readonly officials: readonly number[]
  /** The numbers of seats that were added, removed or changed, with or without a holder. */
  readonly seats: readonly number[]
  /** Whether any jurisdiction was added or changed. */
  readonly jurisdictions: boolean
  /** Whether the contact of any office changed. */
  readonly contacts: boolean
}

/** Why a snapshot is built whole. */
export type WholeReason =
  | 'nothing before'
  | 'another day'
  | 'another database'
  | 'other tables'
  | 'too many officials'
  | 'too far behind'
  | 'patched often'

// A patch reads and sorts what it touches; for more officials a whole build is as fast.
const mostOfficials = 5_000
/** How many versions of changes are kept; the database deletes older ones. */
const mostVersions = 1_000

/** `after` is the version to patch, `until` the current one. */
export async function readChanges(
  transaction: Database,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<Changes | WholeReason> {
  if (after > until) return 'another database'
  if (until - after >= mostVersions) return 'too far behind'
  const logged = await transaction
    .selectFrom('dataset_change')
    .select(({ fn }) => ['subject', fn.countAll<number>().as('rows'), fn.min('row_id').as('first')])
    .where('version', '>', after)
    .groupBy('subject')
    .execute()
  if (logged.some(({ subject }) => subject === 'other' || subject === 'election')) return 'other tables'
  const isCounted = logged.every(
    ({ subject, rows, first }) => !isRowed(subject) || (first !== 0 && rows <= mostOfficials),
  )
  if (!isCounted) return 'too many officials'
  const officials = await touchedOfficials(transaction, after)
  if (officials.length > mostOfficials) return 'too many officials'
  const seats = await changedSeats(transaction, after)
  const isLogged = (about: string) => logged.some(({ subject }) => subject === about)
  return { officials, seats, jurisdictions: isLogged('jurisdiction'), contacts: isLogged('contact') }
}

async function changedSeats(transaction: Database, after: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('dataset_change')
    .select('row_id')
    .distinct()
    .where('version', '>', after)
    .where('subject', '=', 'seat')
    .execute()
  return rows.map(({ row_id: id }) => id)
}

function isRowed(subject: string): boolean {
  return subject === 'official' || subject === 'seat' || subject === 'jurisdiction'
}

/**
 * The officials who were written, and the holders of seats that were, or of seats in jurisdictions or counties that
 * were.
 */
async function touchedOfficials(transaction: Database, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with changed as (select subject, row_id from dataset_change where version > ${after})
    select row_id as id from changed where subject = 'official'
    union
    select coalesce(stands_for, official.id) from official
    where seat_id in (select row_id from changed where subject = 'seat')
    union
    select coalesce(stands_for, official.id) from official
    join seat on seat.id = official.seat_id
    join jurisdiction on jurisdiction.id = seat.jurisdiction_id
    join changed on subject = 'jurisdiction' and row_id in (jurisdiction.id, jurisdiction.figures_from)
    order by id
    limit ${mostOfficials + 1}`.execute(transaction)
  return rows.map(({ id }) => id)
}
