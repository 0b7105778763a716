import { type Level, levelOf } from '@atlas/contract/rules/levels.ts'
import { isOfficeName, offices as knownOffices } from '@atlas/contract/rules/offices.ts'
import { officeLineName } from '@atlas/contract/rules/office-line-names.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { contactIn, type ShownContact } from '@atlas/contract/rules/shown-contact.ts'
import type { Standing } from '@atlas/contract/rules/standing.ts'
import type { OfficeByLaw } from '@atlas/states/seats-by-law.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { linesOfPlace } from '#dataset/office-lines.ts'
import { ladderKey } from '#dataset/places/ladder.ts'
import { listAt } from '#dataset/places/lists.ts'
import { placeAt, type PlaceOnFile, rowsOfArea } from '#dataset/places/places.ts'
import { described } from '#dataset/published-sources.ts'
import {
  areasWithoutPlace,
  groupsOfPlace,
  groupsWithoutPlace,
  officeOfCell,
  roomsOf,
  type SeatGroup,
} from '#dataset/seats/seat-groups.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'

/** The holder of a seat with the values that a drive may ask for. */
export interface HolderHere {
  readonly officialId: number
  readonly name: string
  /** Whether somebody else may hold the seat. */
  readonly standing: Standing | null
  /** The election without a result; the last election that they won, and its outcome; and the elected successor. */
  readonly pending: string | null
  readonly lastElection: { readonly day: string; readonly outcome: string | null } | null
  readonly elected: string | null
  readonly since: string | null
  readonly ethnicity: string | null
  readonly gender: string | null
  readonly party: string | null
  /** When the official was added to the atlas, if that was recorded. */
  readonly added: string | null
  readonly source: string
  readonly asOf: string | null
}

/** Whether the official was added after a moment. */
export function isNew({ added }: HolderHere, since: Date): boolean {
  return added !== null && new Date(added) >= since
}

/** The seats of an office in an area of a place. */
export interface SeatHere {
  /** The office and the number of the jurisdiction, by which answers and later tasks identify the seat. */
  readonly id: string
  readonly office: string
  /** The number of the requested place. */
  readonly place: number
  readonly jurisdiction: number
  readonly district: string | null
  readonly area: string
  readonly level: Level | null
  readonly byLaw: number | null
  readonly law: OfficeByLaw | undefined
  /** The number of open seats. */
  readonly open: number
  readonly holders: readonly HolderHere[]
}

export interface LineHere {
  readonly id: string
  readonly office: string
  readonly name: string
  readonly phone: ShownContact | null
  readonly email: ShownContact | null
}

/** The seats and office lines of a place on file. */
export interface PlaceHere {
  readonly seats: readonly SeatHere[]
  readonly lines: readonly LineHere[]
  /** An office of the place to call about all of them. */
  readonly call: { readonly office: string; readonly phone: ShownContact } | null
}

/** The seats that the voters of a place fill, and the office lines; `offices` restricts them. */
export function seatsHere(snapshot: Snapshot, number: number, offices: readonly string[]): PlaceHere {
  const { places, seats } = snapshot
  return seatsIn(snapshot, number, offices, groupsOfPlace(places, seats, number), listAt(places.own, number))
}

/** The seats of a state that are not filled by the voters of a place, such as those of judicial circuits. */
export function seatsWithoutPlace(snapshot: Snapshot, state: PlaceOnFile): PlaceHere {
  const { places, seats } = snapshot
  const groups = groupsWithoutPlace(places, seats, state.stateId)
  return seatsIn(snapshot, state.number, [], groups, areasWithoutPlace(places))
}

function seatsIn(
  snapshot: Snapshot,
  number: number,
  offices: readonly string[],
  groups: readonly SeatGroup[],
  areas: Iterable<number>,
): PlaceHere {
  const { seats } = snapshot
  const holders = holdersHere(snapshot, areas)
  const chosen = new Set(offices)
  const found = groups.flatMap((group) => {
    if (chosen.size > 0 && !chosen.has(group.office) && !group.cells.some(({ cell }) => isChosen(cell))) return []
    const rooms = new Map(roomsOf(seats, group).rooms.map(({ cell, room }) => [cell, room]))
    return group.cells.map(({ cell, area }): SeatHere => {
      const office = officeOfCell(seats, cell)
      const jurisdiction = seats.jurisdictions[cell] as number
      return {
        id: `${slug(office)}:${jurisdiction}`,
        office,
        place: number,
        jurisdiction,
        district: textAt(seats.areaDistricts, area) || null,
        area: textAt(seats.areaNames, area),
        level: levelOf(office, isOfficeName(office) ? knownOffices[office] : ''),
        byLaw: (seats.byLaw[cell] as number) || null,
        law: group.law,
        open: rooms.get(cell) ?? 0,
        holders: holders.get(`${office} ${jurisdiction}`) ?? [],
      }
    })
  })
  function isChosen(cell: number): boolean {
    return chosen.has(officeOfCell(seats, cell))
  }
  const here = inOrder(found.filter(({ byLaw, holders: held }) => byLaw !== null || held.length > 0))
  return { seats: here, ...linesHere(snapshot, number, here) }
}

function inOrder(seats: readonly SeatHere[]): SeatHere[] {
  const keyed = seats.map((seat) => ({ seat, key: ladderKey(seat.office, seat.district ?? '', seat.area) }))
  keyed.sort((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
  return keyed.map(({ seat }) => seat)
}

/** office and jurisdiction → searchable holders */
function holdersHere(
  { index, places, provenance }: Snapshot,
  areas: Iterable<number>,
): ReadonlyMap<string, HolderHere[]> {
  const column = (id: Parameters<typeof indexColumn>[1]) => indexColumn(index, id)
  const text = (id: Parameters<typeof indexColumn>[1], row: number) => {
    const value = valueAt(column(id), row)
    return typeof value === 'string' ? value : null
  }
  const lastElectionAt = (row: number) => {
    const day = text('stats.last_election_date', row)
    return day === null ? null : { day, outcome: text('stats.last_election', row) }
  }
  const standing = standingsIn(index)
  const holders = new Map<string, HolderHere[]>()
  for (const area of areas)
    for (const row of rowsOfArea(places, area)) {
      const { ofRow, source } = provenance.officials
      const stated = source[ofRow[row] as number] as (typeof source)[number]
      const holderSource = described(provenance.sources, stated)
      const key = `${text('office.name', row) ?? ''} ${places.areas.ids[area]}`
      const holder: HolderHere = {
        officialId: index.ids[row] as number,
        name: text('eo.name', row) ?? '',
        standing: standing(row),
        pending: text('stats.result_pending', row),
        lastElection: lastElectionAt(row),
        elected: text('eo.elected', row),
        since: text('eo.since', row),
        ethnicity: text('eo.ethnicity', row),
        gender: text('eo.gender', row),
        party: text('party.name', row),
        added: text('eo.added', row),
        source: holderSource.publisher || holderSource.source,
        asOf: holderSource.as_of,
      }
      holders.set(key, [...(holders.get(key) ?? []), holder])
    }
  return holders
}

function linesHere(snapshot: Snapshot, number: number, seats: readonly SeatHere[]): Omit<PlaceHere, 'seats'> {
  const known = linesOfPlace(snapshot.officeLines, placeAt(snapshot.places, number))
  const lines = [...new Set(seats.map(({ office }) => office))].map((office): LineHere => {
    const row = known[office] ?? {}
    const [phone, email] = [contactIn(row, 'phone'), contactIn(row, 'email')]
    return { id: slug(office), office, name: phone?.of ?? email?.of ?? officeLineName(office), phone, email }
  })
  const called = Object.entries(known).flatMap(([office, row]) => {
    const phone = contactIn(row, 'phone')
    return phone ? [{ office, phone }] : []
  })
  const offices = new Set(lines.map(({ office }) => office))
  // A school district knows little about a courthouse.
  const call =
    called.find(({ office }) => keepsRecords.test(office)) ??
    called.find(({ office }) => offices.has(office)) ??
    called[0]
  return { lines, call: call ?? null }
}

/** Offices that know who holds the other offices. */
const keepsRecords = /clerk|probate|elections|registrar/i
