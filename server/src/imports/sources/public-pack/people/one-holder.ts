import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { ValueProvenance } from '#database/schema.ts'
import { officialColumns, stating } from '#database/stored-columns.ts'
import type { OfficialRecord, SourceRecord } from '#imports/records/records.ts'
import type { RemovedOfficial, PostOf } from '#imports/sources/public-pack/people/departures.ts'
import { type RaceOfSeat, seatKeyOf } from '#imports/sources/public-pack/law/race-of-seat.ts'

export interface Holders {
  readonly officials: readonly OfficialRecord[]
  /** The officials whom a newer source has replaced. */
  readonly replaced: readonly RemovedOfficial[]
}

/**
 * Leaves one holder for each seat. Where several sources name the same person, the newest provides the row and the
 * others fill its gaps; where they name different people, the one in the newest source holds the seat.
 */
export function oneHolder(
  officials: readonly OfficialRecord[],
  races: ReadonlyMap<string, RaceOfSeat>,
  sources: readonly SourceRecord[],
  postOf: PostOf,
): Holders {
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  const replaced: RemovedOfficial[] = []
  const holders = [...Map.groupBy(officials, seatKeyOf)].flatMap(([seat, claims]) => {
    if (claims.length === 1 || hasOneTwice(claims)) return claims
    const people = joined(claims.toSorted(newestFirst), titles)
    const places = races.get(seat)?.seats ?? 1
    for (const former of people.slice(places))
      replaced.push({ official: former, reason: reasonOf(former, people[0] ?? former, titles, postOf) })
    return people.slice(0, places)
  })
  return { officials: holders, replaced }
}

/** A record that occurs twice in one source is an error, which the loader refuses. */
function hasOneTwice(claims: readonly OfficialRecord[]): boolean {
  return new Set(claims.map(({ sourceId, key }) => `${sourceId} ${key}`)).size < claims.length
}

function newestFirst(a: OfficialRecord, b: OfficialRecord): number {
  return (b.asOf ?? '').localeCompare(a.asOf ?? '')
}

function joined(claims: readonly OfficialRecord[], titles: ReadonlyMap<string, string>): OfficialRecord[] {
  const people: OfficialRecord[] = []
  for (const claim of claims) {
    const index = people.findIndex((person) => isSamePerson(person, claim))
    const person = people[index]
    if (person) people[index] = filled(person, claim, titles)
    else people.push(claim)
  }
  return people
}

/** Among the people named for one seat, equal last names mean the same person: "Smith" is also "Smith-Roston". */
function isSamePerson(a: OfficialRecord, b: OfficialRecord): boolean {
  if (a.sourceId === b.sourceId) return false
  const [words, others] = [wordsOf(a.last), wordsOf(b.last)]
  return words.some((word) => others.includes(word)) && isSameSuffix(a, b)
}

function wordsOf(name: string): string[] {
  return normalized(name.replaceAll('-', ' ')).split(' ')
}

function isSameSuffix(a: OfficialRecord, b: OfficialRecord): boolean {
  return !a.suffix || !b.suffix || a.suffix === b.suffix
}

/** Values missing from the newer source are taken from the older one, with its own source and day. */
function filled(newer: OfficialRecord, older: OfficialRecord, titles: ReadonlyMap<string, string>): OfficialRecord {
  const taken = Object.fromEntries(
    [...stating(officialColumns), ['party', 'party.name'] as const].flatMap(([field, column]) => {
      const value = older[field as keyof OfficialRecord]
      if (newer[field as keyof OfficialRecord] != null || value == null || parts.has(field)) return []
      if (ofElection.has(field) && statesElection(newer)) return []
      return [[field, { column, value }] as const]
    }),
  )
  const from = (column: string): ValueProvenance =>
    older.provenance[column] ?? {
      source: older.sourceId,
      as_of: older.asOf,
      method: older.method,
    }
  const values = Object.fromEntries(Object.entries(taken).map(([field, { value }]) => [field, value]))
  const provenance = Object.fromEntries(Object.values(taken).map(({ column }) => [column, from(column)]))
  return {
    ...newer,
    ...values,
    ...('address' in values && { addressKind: older.addressKind ?? null }),
    provenance: { ...newer.provenance, ...provenance, 'eo.name': alsoIn(newer, older, titles) },
  }
}

/** The parts of a name are taken together. */
const parts: ReadonlySet<string> = new Set(['name', 'first', 'middle', 'last', 'suffix'])

/** The values about an election are taken together. */
const ofElection: ReadonlySet<string> = new Set([
  'electionYear',
  'electionShare',
  'lastElection',
  'lastElectionDate',
  'lastElectionCandidates',
  'lastElectionMargin',
])

function statesElection({ electionYear, lastElectionDate }: OfficialRecord): boolean {
  return electionYear != null || lastElectionDate != null
}

function alsoIn(newer: OfficialRecord, older: OfficialRecord, titles: ReadonlyMap<string, string>): ValueProvenance {
  const nameProvenance = newer.provenance['eo.name']
  const note = [nameProvenance?.note, older.provenance['eo.name']?.note, `Also in: ${titles.get(older.sourceId)}.`]
  return {
    source: newer.sourceId,
    as_of: newer.asOf,
    method: newer.method,
    ...nameProvenance,
    note: note.filter(Boolean).join(' '),
  }
}

function reasonOf(
  former: OfficialRecord,
  holder: OfficialRecord,
  titles: ReadonlyMap<string, string>,
  postOf: PostOf,
): string {
  const day = holder.asOf ? ` of ${typedDayOf(holder.asOf)}` : ''
  return `${former.name}, ${postOf(former)}, is followed by ${holder.name}, whom a newer record${day} names (${titles.get(holder.sourceId)})`
}
