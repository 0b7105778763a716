import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { distinctOf } from '#dataset/distinct.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { canLack, type OfficialSource } from '#dataset/official-sources.ts'
import type { Seats } from '#dataset/read-seats.ts'
import { sharedBytes, sharedFrom } from '#search/shared-memory.ts'

/**
 * All stored officials in the order of their numbers, with what is counted also for those who cannot be searched. It
 * is all that is known about officials whom the coverage rule leaves out.
 */
export interface Roster {
  readonly ids: Uint32Array
  /** official → index of the sources */
  readonly sources: Uint32Array
  /** official → the known values: a bit for each of `canLack` */
  readonly known: Uint32Array
  /** official → number of the jurisdiction */
  readonly jurisdictions: Uint32Array
  /** official → index in `officeTypeNames` */
  readonly officeTypes: Uint32Array
  /** official → index in `officeNames` */
  readonly offices: Uint32Array
  /** official → 1 if they can be searched */
  readonly isSearched: Uint8Array
  /** official → 1 if the result of an election is pending */
  readonly isPending: Uint8Array
  readonly officeTypeNames: readonly string[]
  readonly officeNames: readonly string[]
}

/** The number of stored officials with the same sources, and the columns in which none of them has a value. */
export interface CountedOfficials extends OfficialSource {
  readonly officials: number
  readonly missing: ReadonlySet<ColumnId>
}

export function countBySource({ sources, known }: Roster, all: readonly OfficialSource[]): CountedOfficials[] {
  const officials = new Uint32Array(all.length)
  const knownOfAny = new Uint32Array(all.length)
  for (let index = 0; index < sources.length; index++) {
    const source = sources[index] as number
    officials[source] = (officials[source] as number) + 1
    knownOfAny[source] = (knownOfAny[source] as number) | (known[index] as number)
  }
  return all.flatMap((each, source) => {
    const count = officials[source] as number
    const missing = new Set(canLack.filter((_, bit) => ((knownOfAny[source] as number) & (1 << bit)) === 0))
    return count === 0 ? [] : [{ ...each, officials: count, missing }]
  })
}

/** The officials of a jurisdiction and an office type who cannot be searched. */
export interface ExcludedOfJurisdiction {
  readonly jurisdiction: number
  readonly officeType: string
  readonly officials: number
}

export function countExcluded({
  isSearched,
  jurisdictions,
  officeTypes,
  officeTypeNames,
}: Roster): ExcludedOfJurisdiction[] {
  const counts = new Map<number, number>()
  for (let index = 0; index < isSearched.length; index++) {
    if (isSearched[index] === 1) continue
    const key = (jurisdictions[index] as number) * officeTypeNames.length + (officeTypes[index] as number)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Array.from(counts, ([key, officials]) => ({
    jurisdiction: Math.floor(key / officeTypeNames.length),
    officeType: officeTypeNames[key % officeTypeNames.length] as string,
    officials,
  })).sort((one, other) => one.jurisdiction - other.jurisdiction || (one.officeType < other.officeType ? -1 : 1))
}

interface RosterEntry {
  readonly id: number
  /** Its index among the seats. */
  readonly seat: number
  readonly source: number
  readonly known: number
  readonly isSearched: number
  readonly isPending: number
}

/** For officials in the order of their numbers. */
export function gatherRoster({
  jurisdictions,
  officeTypes,
  officeNames: namesOfSeats,
}: Pick<Seats, 'jurisdictions' | 'officeTypes' | 'officeNames'>) {
  const ids = new GatheredNumbers()
  const sources = new GatheredNumbers()
  const known = new GatheredNumbers()
  const seats = new GatheredNumbers()
  const isSearched = new GatheredNumbers()
  const isPending = new GatheredNumbers()
  return {
    add: (entry: RosterEntry) => {
      ids.add(entry.id)
      sources.add(entry.source)
      known.add(entry.known)
      seats.add(entry.seat)
      isSearched.add(entry.isSearched)
      isPending.add(entry.isPending)
    },
    finish: (): Roster => {
      const { indexes: typeOfSeat, distinct: officeTypeNames } = distinctOf(officeTypes)
      const { indexes: nameOfSeat, distinct: officeNames } = distinctOf(namesOfSeats)
      const idOfSeat = Uint32Array.from(jurisdictions, ({ id }) => id)
      const ofSeats = seats.all()
      const [searched, pending] = [sharedBytes(ids.count), sharedBytes(ids.count)]
      searched.set(isSearched.all())
      pending.set(isPending.all())
      return {
        ids: ids.all(),
        sources: sources.all(),
        known: known.all(),
        jurisdictions: sharedFrom(ofSeats, (seat) => idOfSeat[seat] as number),
        officeTypes: sharedFrom(ofSeats, (seat) => typeOfSeat[seat] as number),
        offices: sharedFrom(ofSeats, (seat) => nameOfSeat[seat] as number),
        isSearched: searched,
        isPending: pending,
        officeTypeNames,
        officeNames,
      }
    },
  }
}
