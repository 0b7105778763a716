import type { Completeness, Place, PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { isOfficeName, offices } from '@atlas/contract/rules/offices.ts'
import { type Level, levelOf, levels } from '@atlas/contract/rules/levels.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { seatsByLawAsOf } from '@atlas/states/seats-by-law.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { ladderKey } from '#dataset/places/ladder.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import {
  groupsServing,
  officeOfCell,
  roomsOf,
  type SeatGroup,
  seatsOfPlaces,
  sumsInReply,
} from '#dataset/seats/seat-groups.ts'
import { textAt } from '#search/text-table.ts'

/** The seats of a place, held or vacant, and how many of them are on file. */
export function describeSeats(
  snapshot: Snapshot,
  { number }: PlaceOnFile,
  ladder: Place['ladder'],
): Pick<Place, 'seats' | 'completeness'> {
  const groups = groupsServing(snapshot.places, snapshot.seats, number)
  const { all, own } = seatsOfPlaces(snapshot.places, snapshot.seats)(number)
  const counted = groups.filter(({ certainty }) => isCounted(certainty))
  return {
    seats: inOrder([
      ...filledSeats(snapshot, groups, ladder),
      ...groups.flatMap((group) => openSeats(snapshot, group)),
    ]),
    completeness: {
      all: sumsInReply(all),
      own: sumsInReply(own),
      left_out: sum(counted, leftOut),
      levels: levelsOf(counted),
      unnumbered: unnumbered(counted),
      law_as_of: seatsByLawAsOf,
    },
  }
}

type SeatOfGroup = Pick<PlaceSeat, 'seats_by_law' | 'set_by' | 'law' | 'confidence'>

function ofGroup({ byLaw, law }: SeatGroup): SeatOfGroup {
  return {
    seats_by_law: byLaw,
    set_by: law?.setBy ?? null,
    law: law?.law ?? null,
    confidence: law?.confidence ?? null,
  }
}

const ofNone: SeatOfGroup = { seats_by_law: null, set_by: null, law: null, confidence: null }

/** The seats of the officials who represent the place. */
function filledSeats({ seats }: Snapshot, groups: readonly SeatGroup[], ladder: Place['ladder']): PlaceSeat[] {
  const groupOf = new Map(
    groups.flatMap((group) =>
      group.cells.map(({ cell, area }) => {
        return [`${officeOfCell(seats, cell)} ${textAt(seats.areaNames, area)}`, group] as const
      }),
    ),
  )
  return ladder.flatMap(({ level, officials }) =>
    officials.map(({ values, certainty }) => {
      const office = values['office.name'] as string
      const area = values['jurisdiction.name'] as string
      const group = groupOf.get(`${office} ${area}`)
      return {
        office,
        district: values['jurisdiction.district'] as string | null,
        area,
        level,
        official_id: values['eo.id'] as number,
        seat_id: null,
        open: 0,
        certainty,
        ...(group ? ofGroup(group) : ofNone),
      }
    }),
  )
}

/**
 * The seats of a group that nobody on file holds: individually where they can be distinguished, otherwise as a number.
 */
function openSeats({ seats }: Snapshot, group: SeatGroup): PlaceSeat[] {
  const { rooms, isToldApart } = roomsOf(seats, group)
  return rooms.map(({ cell, area, certainty, room }) => ({
    office: group.office,
    district: isToldApart ? textAt(seats.areaDistricts, area) || null : null,
    area: textAt(seats.areaNames, area),
    level: levelOfGroup(group),
    official_id: null,
    // Where seats cannot be distinguished, a seat of a district may not be the vacant one.
    seat_id: isToldApart || textAt(seats.areaDistricts, area) === '' ? (seats.lawSeats[cell] as number) : null,
    open: room,
    certainty,
    ...ofGroup(group),
  }))
}

function levelOfGroup({ office }: SeatGroup): Level | null {
  return levelOf(office, isOfficeName(office) ? offices[office] : '')
}

function inOrder(seats: readonly PlaceSeat[]): PlaceSeat[] {
  const keyed = seats.map((seat) => {
    const level = seat.level === null ? levels.length : levels.indexOf(seat.level)
    return { seat, level, key: ladderKey(seat.office, seat.district ?? '', seat.area) }
  })
  keyed.sort((one, other) => one.level - other.level || Number(one.key > other.key) - Number(one.key < other.key))
  return keyed.map(({ seat }) => seat)
}

function levelsOf(groups: readonly SeatGroup[]): Completeness['levels'] {
  const byLevel = Map.groupBy(groups, levelOfGroup)
  return [...levels, null].flatMap((level) => {
    const found = byLevel.get(level)
    if (!found) return []
    const numbered = found.filter(({ byLaw }) => byLaw !== null)
    return [
      {
        level,
        seats_by_law: sum(numbered, ({ byLaw, counts }) => Math.max(byLaw ?? 0, counts.onFile)),
        on_file: sum(numbered, ({ counts }) => counts.onFile),
        left_out: sum(found, leftOut),
        unnumbered: sum(
          found.filter(({ byLaw }) => byLaw === null),
          ({ counts }) => counts.onFile,
        ),
      },
    ]
  })
}

function unnumbered(groups: readonly SeatGroup[]): Completeness['unnumbered'] {
  const ofOffice = Map.groupBy(
    groups.filter(({ byLaw }) => byLaw === null),
    ({ office }) => office,
  )
  return Array.from(ofOffice, ([office, found]) => ({
    office,
    on_file: sum(found, ({ counts }) => counts.onFile),
    set_by: found[0]?.law?.setBy ?? null,
  })).sort((one, other) => other.on_file - one.on_file)
}

function leftOut({ counts }: SeatGroup): number {
  return counts.onFile - counts.isSearched
}

function sum<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0)
}
