import {
  electionsSince,
  type ElectionSince,
  generalElectionOf,
  type SeatsOfSource,
} from '#imports/status/elections-since.ts'
import { officialsLists } from '@atlas/states/officials-lists.ts'
import {
  type FetchedSource,
  isFetchedSource,
  listOption,
  statesWithList,
} from '#imports/sources/public-pack/files/pack-paths.ts'

/** A source as the database holds it. */
export interface StoredSource {
  readonly id: string
  readonly title: string
  readonly origin: string
  readonly as_of: string | null
  /** The number of officials and figures that come from it. */
  readonly officials: number
  readonly figures: number
}

export interface SourceStatus extends StoredSource {
  readonly age_days: number | null
  /** The day on which the copy was fetched; null where it is part of the project or came with a file. */
  readonly fetched_on: string | null
  /** The day of the last import that read it. */
  readonly imported_on: string | null
  readonly elections_since: readonly ElectionSince[]
  readonly is_due: boolean
  /** What an operator can do about the age, in a sentence. */
  readonly to_do: string
}

export interface StoredData {
  readonly seats: readonly SeatsOfSource[]
  /** source → the day on which the copy of the last import was fetched. */
  readonly fetchedOn: ReadonlyMap<string, string>
  /** origin → the day of its last import. */
  readonly importedOn: ReadonlyMap<string, string>
}

/**
 * The number of days after which a publisher has newer data. For the others, only another census or election makes a
 * difference.
 */
const freshDays: Readonly<Partial<Record<FetchedSource, number>>> = { 'open-states': 30, 'congress-legislators': 30 }

/** The age of a source, what has happened since, and what to do. */
export function statusOf(source: StoredSource, stored: StoredData, today: string): SourceStatus {
  const elections = electionsSince(
    stored.seats.filter(({ sourceId }) => sourceId === source.id),
    today,
  )
  const age = source.as_of === null ? null : daysBetween(source.as_of, today)
  const facts = { ...source, age_days: age, elections_since: elections, today }
  const to_do = source.origin === 'public' ? toDoOfPublic(facts) : toDoOfOther(facts)
  return {
    ...source,
    age_days: age,
    elections_since: elections,
    fetched_on: stored.fetchedOn.get(source.id) ?? null,
    imported_on: stored.importedOn.get(source.origin) ?? null,
    is_due: to_do !== null,
    to_do: to_do ?? 'Nothing to do.',
  }
}

type Facts = Pick<SourceStatus, 'id' | 'as_of' | 'age_days' | 'elections_since' | 'origin'> & { readonly today: string }

function toDoOfPublic({ id, as_of: asOf, age_days: age, elections_since: elections, today }: Facts): string | null {
  if (id === 'county-president') return toDoOfPresident(asOf, today)
  if (isFetchedSource(id)) {
    const fresh = freshDays[id]
    const isOld = fresh !== undefined && age !== null && age > fresh
    return isOld || elections.length > 0 ? fetching(id) : null
  }
  if (elections.length === 0) return null
  const brought = statesWithList.find((stateId) => officialsLists[stateId].source === id)
  if (brought)
    return `Download it again and import it: npm run atlas -- import PACK --${listOption(brought)} FILE --as-of DAY.`
  return 'Take a newer version of the project, or state who won in your own list of officials (docs/data.md).'
}

/** Fetched results are of the years that the atlas knows, so another election needs a newer atlas. */
function toDoOfPresident(asOf: string | null, today: string): string | null {
  const year = Number(asOf?.slice(0, 4) ?? 0)
  const next = generalElectionOf(year + 4 - (year % 4))
  if (asOf === null || next > today) return null
  return `Take a newer version of the project: another president was elected on ${next}.`
}

function fetching(id: FetchedSource): string {
  return `Fetch it and import it: npm run atlas -- fetch ${id} --into PACK, then npm run atlas -- import PACK.`
}

function toDoOfOther({ origin, elections_since: elections }: Facts): string | null {
  if (origin !== 'organisation' || elections.length === 0) return null
  return 'Bring your own list up to date and load it: at /admin/data, or npm run atlas -- import --officials FILE.csv.'
}

const millisecondsOfDay = 86_400_000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay)
}
