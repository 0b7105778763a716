import { sql } from 'kysely'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import {
  buildAround,
  buildData,
  buildLeftOut,
  buildOfficials,
  type BuildOptions,
  type BuiltData,
} from '#dataset/build-data.ts'
import { differencesOf } from '#dataset/patch/differences.ts'
import { readOfficeLines } from '#dataset/office-lines.ts'
import { patchOfficials } from '#dataset/patch/patch-officials.ts'
import { type Changes, readChanges, type WholeReason } from '#dataset/patch/read-changes.ts'
import {
  readBase,
  readData,
  readJurisdictionsAndPlaces,
  readSeatsAndOfficials,
  type StoredBase,
  type StoredData,
} from '#dataset/read-data.ts'
import { readPublishedSources } from '#dataset/published-sources.ts'
import { patchIndex } from '#search/patch/patch-index.ts'
import { renewLawSeats } from '#dataset/seats/law-seats.ts'
import { hasHadIdentity, readVersion } from '#dataset/version.ts'

/** Everything read and derived from one version, in a form that can be passed between threads. */
export interface BuiltSnapshot extends BuiltData {
  readonly isDemonstration: boolean
  /** Changes with the data and identifies it, even if a version number was used twice. */
  readonly identity: string
  /** The last time an import changed anything. */
  readonly changedAt: Date | null
  /** Whether the officials are those of a past year, most of them out of office. */
  readonly isHistoric: boolean
  /** The date of the oldest record of an official. */
  readonly recordsFrom: string | null
  /** The date of the newest record. */
  readonly recordsAsOf: string | null
  /** The day for which ages were calculated. */
  readonly today: string
  /** The setting that determined who can be searched. */
  readonly coverage: CoverageSetting
}

/** How a snapshot was made: built whole, with the reason, or patched, with what changed. */
export type MadeOf =
  | {
      readonly kind: 'everything'
      readonly reason: WholeReason
      /**
       * The differences between the previous, patched snapshot and a whole build of the same data; compared on each
       * new day.
       */
      readonly differences: readonly string[]
    }
  | { readonly kind: 'changes'; readonly officials: number }

export interface MadeSnapshot {
  readonly snapshot: BuiltSnapshot
  /** The bytes of memory that it does not share with the previous one, if another thread built it. */
  readonly ownBytes: number
  readonly madeOf: MadeOf
}

/**
 * Builds in the calling thread or in a thread of its own (build-in-thread.ts). If aborted, it rejects with the
 * signal's reason.
 */
export interface Builder {
  /** The snapshot of the current data. Parts of `before` that did not change are shared with it. */
  readonly build: (options: BuildOptions, before: BuiltSnapshot | null, signal: AbortSignal) => Promise<MadeSnapshot>
  readonly close: () => Promise<void>
}

export function buildHere(database: Database): Builder {
  const build = snapshotBuilder()
  return { build: (options, before) => build(database, options, before), close: () => Promise.resolve() }
}

/** Besides the officials: what a builder keeps from one snapshot for the next. */
interface Remembered {
  readonly identity: BuiltSnapshot['identity']
  readonly base: StoredBase
  /** The number of officials patched since the last whole build. */
  readonly patched: number
}

// A patch leaves values behind that no official has any more.
const mostPatched = (officials: number) => Math.max(20_000, officials / 10)

/** Builds one snapshot after another, and caches data of the latest that a patch would read again. */
export function snapshotBuilder() {
  let remembered: Remembered | null = null

  return async (database: Database, options: BuildOptions, before: BuiltSnapshot | null): Promise<MadeSnapshot> => {
    const known = before && remembered?.identity === before.identity ? remembered : null
    const read = await inOneVersion(database, async (transaction) => {
      const about = await readAbout(transaction)
      const changes = before ? await readPatch(transaction, options, { before, about, known }) : 'nothing before'
      if (typeof changes !== 'string') return { about, changes }
      return { about, reason: changes, data: await readData(transaction, options) }
    })
    const { version, ...about } = read.about
    const day = { version, today: options.today }
    if (read.changes && before) {
      const { base, touched, seats, rows, leftOut } = read.changes
      const incoming = buildOfficials({ ...base, seats, rows }, day)
      const officials = patchOfficials(before, touched, incoming, base.jurisdictions)
      const dataBefore = known && { base: known.base, data: before, jurisdictions: officials.touchedJurisdictions }
      const incomingLeftOut = buildLeftOut({ ...base, leftOut }, day)
      const snapshot = {
        ...buildAround(base, officials, dataBefore),
        leftOut: before.leftOut && incomingLeftOut && patchIndex(before.leftOut, touched, incomingLeftOut).index,
        ...about,
        ...options,
      }
      remembered = { identity: about.identity, base, patched: (known?.patched ?? 0) + touched.length }
      return { snapshot, ownBytes: 0, madeOf: { kind: 'changes', officials: touched.length } }
    }
    const { data, reason } = read as { data: StoredData; reason: WholeReason }
    const snapshot = { ...buildData(data, day), ...about, ...options }
    // Otherwise an error in a patch would last until an import changes other tables.
    const isCompared =
      before && reason === 'another day' && before.identity === about.identity && known && known.patched > 0
    const differences = isCompared
      ? differencesOf(before, { ...before, ...buildData(data, { version, today: before.today }) })
      : []
    const { seats: _, rows: __, leftOut: ___, ...base } = data
    remembered = { identity: about.identity, base, patched: 0 }
    return { snapshot, ownBytes: 0, madeOf: { kind: 'everything', reason, differences } }
  }
}

/** Reads in one transaction, so that a concurrent import is visible either completely or not at all. */
async function inOneVersion<Result>(
  database: Database,
  read: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await liftTimeLimits(transaction)
      return await read(transaction)
    })
}

type About = Omit<BuiltSnapshot, keyof BuiltData | keyof BuildOptions> & { readonly version: number }

async function readAbout(transaction: Database): Promise<About> {
  const read = await readVersion(transaction)
  const { version, is_demonstration: isDemonstration, changed_at: changedAt, identity } = read
  return { version, identity, isDemonstration, changedAt, ...(await readAge(transaction)) }
}

interface Patch extends Pick<StoredData, 'seats' | 'rows' | 'leftOut'> {
  readonly base: StoredBase
  readonly touched: readonly number[]
}

/** The data for a patch, or why a patch is not possible. */
async function readPatch(
  transaction: Database,
  { today, coverage }: BuildOptions,
  { before, about, known }: { before: BuiltSnapshot; about: About; known: Remembered | null },
): Promise<Patch | WholeReason> {
  if (before.today !== today) return 'another day'
  if (before.isDemonstration !== about.isDemonstration) return 'another database'
  if (before.identity !== about.identity && !(await hasHadIdentity(transaction, before.identity)))
    return 'another database'
  if ((known?.patched ?? 0) > mostPatched(before.index.rowCount)) return 'patched often'
  const changes = await readChanges(transaction, { after: before.index.version, until: about.version })
  if (typeof changes === 'string') return changes
  const base = known ? await renewBase(transaction, known.base, changes) : await readBase(transaction)
  const touched = changes.officials
  return { base, touched, ...(await readSeatsAndOfficials(transaction, base, { coverage, today }, touched)) }
}

async function renewBase(transaction: Database, base: StoredBase, changes: Changes): Promise<StoredBase> {
  const { jurisdictions, contacts, seats } = changes
  const sources = await readPublishedSources(transaction)
  return {
    ...base,
    sources,
    lawSeats: await renewLawSeats(transaction, base.lawSeats, seats),
    ...(contacts && { officeLines: await readOfficeLines(transaction) }),
    ...(jurisdictions && (await readJurisdictionsAndPlaces(transaction, base.facts, sources))),
  }
}

/** The age of the public records; an organization's own file does not affect it. */
async function readAge(database: Database): Promise<Pick<BuiltSnapshot, 'recordsFrom' | 'recordsAsOf' | 'isHistoric'>> {
  const { rows } = await sql<Pick<BuiltSnapshot, 'recordsFrom' | 'recordsAsOf' | 'isHistoric'>>`
    select
      (select min(as_of) from official where origin <> 'organisation') as "recordsFrom",
      (select max(as_of) from official where origin <> 'organisation') as "recordsAsOf",
      exists (select from official where origin = 'historic') as "isHistoric"`.execute(database)
  return rows[0] as (typeof rows)[number]
}
