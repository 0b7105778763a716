import type { Completeness, LadderOfficial, PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { type Level, levels } from '@atlas/contract/rules/levels.ts'
import { seatsInWords } from '@atlas/contract/rules/seats-by-law.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { type PlaceKind, placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import { levelText } from '#places/page/ladder/seat-words.ts'
import type { Place } from '#places/page/place-query.ts'
import { idOf, textOf } from '#shared/values/text-of.ts'

const labels: Readonly<Record<Level, string>> = {
  Congress: 'Congress',
  Statewide: 'State',
  Legislature: 'State legislature',
  'Courts and Prosecutors': 'Courts and prosecutors',
  County: 'County',
  Municipal: 'City or town',
  School: 'Schools',
}

/** The name of a group of the ladder; in Louisiana a county is a parish. */
export function levelLabel(level: Level | null, stateId: string): string {
  if (level === null) return 'Other offices'
  const noun = placeNoun('county', stateId)
  return level === 'County' ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}` : labels[level]
}

/** The same within a sentence, where only Congress is capitalized. */
export function levelInSentence(level: Level | null, stateId: string): string {
  return level === 'Congress' ? labels[level] : levelLabel(level, stateId).toLowerCase()
}

/** The level of a place's own offices, which are never collapsed. */
const ownLevel: Partial<Record<PlaceKind, Level>> = {
  county: 'County',
  municipality: 'Municipal',
  school_district: 'School',
  state: 'Statewide',
}

const mostWhole = 4
const shownOfFolded = 3

/** A row of the ladder: an official, or a seat without a holder on file. */
export type LadderLine =
  | { readonly official: LadderOfficial; readonly seat: PlaceSeat | null }
  | { readonly official: null; readonly seat: PlaceSeat }

export interface LadderLevel {
  readonly level: Level | null
  readonly rows: readonly LadderLine[]
  /** What the law says about the seats of the level; undefined where it says nothing. */
  readonly seats: Completeness['levels'][number] | undefined
}

/** The anchor of the level. */
export function levelId(level: Level | null): string {
  return `level-${(level ?? 'other').toLowerCase().replaceAll(' ', '-')}`
}

/** From Congress down; or first the offices of the place itself, and then from the nearest up. */
function orderOf(kind: PlaceKind, isNearestFirst: boolean): readonly (Level | null)[] {
  if (!isNearestFirst || kind === 'state') return [...levels, null]
  const own = ownLevel[kind]
  const others = levels.toReversed().filter((level) => level !== own)
  return [...(own ? [own] : []), ...others, null]
}

/** The officials of a place and its open seats, by level. */
export function ladderLevels(
  { kind, ladder, seats, completeness }: Pick<Place, 'kind' | 'ladder' | 'seats' | 'completeness'>,
  isNearestFirst = false,
): LadderLevel[] {
  const officials = new Map(
    ladder.flatMap((group) => group.officials.map((each) => [idOf(each.values), each] as const)),
  )
  return orderOf(kind, isNearestFirst).flatMap((level) => {
    const onFile = ladder.find((group) => group.level === level)?.officials ?? []
    const ofLevel = seats.filter((seat) => seat.level === level)
    const rows = ofLevel.flatMap((seat): LadderLine[] => {
      if (seat.official_id === null) return [{ official: null, seat }]
      const official = officials.get(seat.official_id)
      return official ? [{ official, seat }] : []
    })
    const withSeat = new Set(rows.map(({ official }) => official))
    // Officials whose seat is not recorded are on the ladder too.
    const others = onFile.filter((official) => !withSeat.has(official)).map((official) => ({ official, seat: null }))
    const all = [...rows, ...others]
    return all.length > 0 ? [{ level, rows: all, seats: completeness.levels.find((each) => each.level === level) }] : []
  })
}

interface Folded {
  readonly visible: readonly LadderLine[]
  readonly more: readonly LadderLine[]
}

/**
 * Longer groups show three officials until more are requested, but the place's own officials and open seats are never
 * hidden.
 */
export function foldedRows({ level, rows }: LadderLevel, kind: PlaceKind): Folded {
  const withOfficial = rows.filter(({ official }) => official !== null)
  if (level === 'County' || level === ownLevel[kind] || withOfficial.length <= mostWhole)
    return { visible: rows, more: [] }
  const more = new Set(withOfficial.slice(shownOfFolded))
  return { visible: rows.filter((row) => !more.has(row)), more: [...more] }
}

/** "Show 3 more, all on file: Attorney General, State Treasurer (2)"; an office with several holders is counted. */
export function moreText(more: readonly LadderLine[]): string {
  const counts = new Map<string, number>()
  for (const { official } of more) {
    const office = (official && textOf(official.values, 'office.name')) ?? 'Office unknown'
    counts.set(office, (counts.get(office) ?? 0) + 1)
  }
  const offices = [...counts].map(([office, count]) => (count === 1 ? office : `${office} (${count})`))
  return `Show ${more.length} more, all on file: ${offices.join(', ')}`
}

/** Where local law sets the number of all seats of a level: "at least 2 on file; the number is set by local law" */
function localText(rows: readonly LadderLine[]): string | null {
  const isLocal = rows.every(({ seat }) => seat?.set_by === 'local_law' && seat.seats_by_law === null)
  return isLocal ? seatsInWords({ seats_by_law: null, set_by: 'local_law', on_file: rows.length }) : null
}

/**
 * "9 seats by law, 6 on file"; where the law gives no number, "3 officials", and the way of election where they are
 * elected by the whole state.
 */
export function countText({ level, rows, seats }: LadderLevel): string {
  const officials = rows.flatMap(({ official }) => official ?? [])
  const counted = officials.filter(({ certainty }) => isCounted(certainty)).length
  const others = officials.length - counted
  const count = counted === 1 ? '1 official' : `${counted} officials`
  const text =
    (seats && levelText(seats)) ?? localText(rows) ?? (level === 'Statewide' ? `${count}, elected statewide` : count)
  return others === 0 ? text : `${text}, and ${others} of whom one or several may`
}
