import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ComparedGroup, RangeOfBody, Representation } from '@atlas/contract/endpoints/places/representation.ts'
import { seatRange, smallestGap } from '@atlas/contract/rules/seat-range.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { countSeats, governingBodies } from '#dataset/places/governing-bodies.ts'
import { kindAt, placeAt, placeCount, placeIdAt } from '#dataset/places/places.ts'
import { votingAge } from '#features/places/voting-age.ts'
import { readerOf } from '#search/search-index.ts'

interface Compared {
  readonly state_id: StateId
  readonly group: ComparedGroup
}

/**
 * The chambers and county bodies of a state, each with the range of a group's seats that the unknown seats leave open.
 */
export function compareSeats(snapshot: Snapshot, { state_id: stateId, group }: Compared): Representation {
  const { places, seats: ofLaw, index, recordsAsOf } = snapshot
  const read = readerOf(index)
  const state = stateIds.indexOf(stateId)
  const numbers = Array.from({ length: placeCount(places) }, (_, number) => number).filter(
    (number) => places.states[number] === state && ['state', 'county'].includes(kindAt(places, number)),
  )
  let source: Representation['source'] = null
  const rows = numbers.flatMap((number): RangeOfBody[] => {
    const { peopleOf, source: stated } = votingAge(snapshot, placeAt(places, number))
    const share = shareOf(group, peopleOf)
    if (share === null) return []
    source ??= stated
    return governingBodies({ places, seats: ofLaw, read }, number).map(
      ({ name, office, rows: holders, byLaw, onFile }) => {
        const { known, counted } = countSeats(read, holders, group)
        const seats = Math.max(holders.length, onFile, byLaw ?? 0)
        const range = seatRange({ seats, known, counted })
        const place = { place_id: placeIdAt(places, number), name, office }
        return { ...place, ...range, known, share, smallest_gap: smallestGap(range, share) }
      },
    )
  })
  rows.sort(
    (one, other) =>
      other.smallest_gap - one.smallest_gap || other.known - one.known || one.name.localeCompare(other.name, 'en'),
  )
  return { rows, source, records_as_of: recordsAsOf }
}

const counted: Readonly<Record<ComparedGroup, readonly ColumnId[]>> = {
  black: ['stats.vap_black'],
  people_of_color: ['stats.vap_black', 'stats.vap_hispanic', 'stats.vap_asian', 'stats.vap_other'],
}

/** Null where one of the counts is not on file. */
function shareOf(group: ComparedGroup, peopleOf: (column: ColumnId) => number | null): number | null {
  const total = peopleOf('stats.vap_total')
  const people = counted[group].map(peopleOf)
  if (!total || people.includes(null)) return null
  return people.reduce<number>((sum, each) => sum + (each ?? 0), 0) / total
}
