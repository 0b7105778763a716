import type { SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import type { OfficialSummary } from '#imports/spreadsheets/overlay/official-summary.ts'
import { isOfOneHolder } from '#imports/records/single-holder.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { type ExistingRecords, type ExistingOfficial, seatOf } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer, LayerOfficial } from '#imports/spreadsheets/overlay/layer.ts'
import type { MatchedTable } from '#imports/spreadsheets/read/officials-file.ts'

/** A row for a seat that another official holds. */
export interface SeatQuestion extends OfficialSummary {
  readonly line: number
  /** The id is null for a holder in another row of the file. */
  readonly holder: { readonly id: number | null; readonly official: string }
  readonly answer: SeatAnswer | null
}

/** A question with the records of its officials. */
export interface StoredSeatQuestion extends SeatQuestion {
  readonly key: string
  readonly holder: SeatQuestion['holder'] & {
    readonly key: string
    readonly isOwn: boolean
    /** The line of the row that names the holder; null if there is none. */
    readonly line: number | null
  }
}

/**
 * The rows for a seat with one holder who is not in the file. If a file names several people for a seat that has one
 * holder on file, the first is compared with that holder and each other with the first; if several people hold it
 * already, no question is asked. For a person with a stated predecessor, the question is about that one.
 */
export function findSeatQuestions(
  layer: Layer,
  lines: ReadonlyMap<string, number>,
  existing: ExistingRecords,
  { scope, seatAnswer, followsOf = () => null }: Pick<MatchedTable, 'scope' | 'seatAnswer' | 'followsOf'>,
): StoredSeatQuestion[] {
  const inFile = layer.officials.filter(({ key }) => lines.has(key))
  const places = new Map(layer.jurisdictions.map((place) => [place.key, place]))
  const holdersOf = holderFinder(existing, inFile, scope === 'whole_list')
  const questions: StoredSeatQuestion[] = []
  for (const [seat, officials] of Map.groupBy(inFile, seatOfRow)) {
    const [official, ...others] = officials
    const ofOneHolder = official !== undefined && isAlone(official, places.get(official.jurisdictionKey), existing)
    if (ofOneHolder && others.length > 0) questions.push(...amongRows(officials, lines, places, seatAnswer))
    const firstLine = Math.min(...officials.flatMap(({ key }) => lines.get(key) ?? []))
    const holders = holdersOf(seat)
    for (const each of officials) {
      const line = lines.get(each.key)
      const follows = line === undefined ? null : followsOf(line)
      const isOneOfMany = others.length > 0 && !(ofOneHolder && line === firstLine)
      const holder = follows === null && isOneOfMany ? undefined : soleHolder(holders, follows)
      if (line === undefined || !holder) continue
      questions.push({
        line,
        key: each.key,
        official: each.name,
        office: each.office,
        jurisdiction: places.get(each.jurisdictionKey)?.name ?? holder.jurisdiction,
        holder: { id: holder.id, official: holder.name, key: holder.key, isOwn: holder.isOwn, line: null },
        answer: seatAnswer(line),
      })
    }
  }
  return questions
}

type Place = Layer['jurisdictions'][number]

/** Whether the office has one holder in the place. */
function isAlone({ office }: LayerOfficial, place: Place | undefined, { offices }: ExistingRecords): boolean {
  const type = offices.get(slug(office))?.type
  return type !== undefined && isOfOneHolder({ office, type, district: place?.district ?? null })
}

/** Of several rows for one seat, all except the first, each compared with the first. */
function amongRows(
  officials: readonly LayerOfficial[],
  lines: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, Place>,
  seatAnswer: MatchedTable['seatAnswer'],
): StoredSeatQuestion[] {
  const [first, ...others] = officials
    .flatMap((official) => ({ official, line: lines.get(official.key) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.line - b.line)
  if (!first) return []
  const { name, key } = first.official
  return others.map(({ official, line }) => ({
    line,
    key: official.key,
    official: official.name,
    office: official.office,
    jurisdiction: places.get(official.jurisdictionKey)?.name ?? '',
    holder: { id: null, official: name, key, isOwn: true, line: first.line },
    answer: seatAnswer(line),
  }))
}

function soleHolder({ present, absent }: Holders, follows: number | null): ExistingOfficial | undefined {
  const [holder, ...more] = absent
  if (follows !== null) return absent.find(({ id }) => id === follows)
  return more.length === 0 && present === 0 ? holder : undefined
}

function seatOfRow({ office, jurisdictionKey }: LayerOfficial): string {
  return seatOf({ officeId: slug(office), jurisdictionKey })
}

interface Holders {
  /** How many of them are in the file. */
  readonly present: number
  readonly absent: readonly ExistingOfficial[]
}

function holderFinder(
  existing: ExistingRecords,
  inFile: readonly LayerOfficial[],
  isWhole: boolean,
): (seat: string) => Holders {
  const ownKeys = new Set(inFile.map(({ key }) => key))
  const publicKeys = new Set(inFile.flatMap(({ standsFor }) => standsFor ?? []))
  const followed = new Set(existing.officials.flatMap(({ replaces }) => replaces ?? []))
  const isPresent = ({ isOwn, key }: ExistingOfficial) => (isOwn ? ownKeys : publicKeys).has(key)
  return (seat) => {
    // Somebody joined to a public official is that official; somebody missing from a complete list leaves anyway.
    const people = (existing.officialsOfSeat.get(seat) ?? []).filter(
      ({ isOwn, standsFor, key }) =>
        !followed.has(key) && !(isOwn && (standsFor !== null || (isWhole && !ownKeys.has(key)))),
    )
    return { present: people.filter(isPresent).length, absent: people.filter((each) => !isPresent(each)) }
  }
}

/** The layer with the chosen successors, and without own officials who have one. */
export function withSuccessors(layer: Layer, questions: readonly StoredSeatQuestion[]): Layer {
  const followed = questions.filter(({ answer }) => answer === 'replaces')
  const gone = new Set(followed.flatMap(({ holder }) => (holder.isOwn ? [holder.key] : [])))
  const followedPublic = new Set(followed.flatMap(({ holder }) => (holder.isOwn ? [] : [holder.key])))
  const before = new Map(layer.officials.map((official) => [official.key, official.replaces ?? null]))
  const holderBefore = new Map(followed.map(({ key, holder }) => [key, holder]))
  // The successor of an own official replaces the public official whom that one replaced.
  const predecessorOf = (key: string): string | null => {
    const holder = holderBefore.get(key)
    if (!holder) return before.get(key) ?? null
    return holder.isOwn ? predecessorOf(holder.key) : holder.key
  }
  const officials = layer.officials
    // Also removes a row that was joined to a public official who has a successor.
    .filter(({ key, standsFor }) => !gone.has(key) && (standsFor === null || !followedPublic.has(standsFor)))
    .map((official) => {
      const replaces = predecessorOf(official.key)
      // Somebody who returns to the seat replaces nobody.
      return { ...official, replaces: replaces === official.standsFor ? null : replaces }
    })
  return { ...layer, officials }
}
