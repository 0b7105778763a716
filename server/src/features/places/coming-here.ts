import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import { isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { datesOnFile } from '#dataset/elections/dates-on-file.ts'
import type { DescribedDate } from '#dataset/elections/described-date.ts'
import type { RepresentingRow } from '#dataset/places/ladder.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import { oncePerSet } from '#dataset/elections/once-per-set.ts'
import { hasRow, type RowBitset } from '#search/row-bitset.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

type Coming = Place['coming']

/** The upcoming dates of the seats of a place, ordered by day, however far in the future. */
export function comingHere(snapshot: Snapshot, { stateId }: PlaceOnFile, rows: readonly RepresentingRow[]): Coming {
  const earlier = new Map<string, string>()
  const seatsIn = oncePerSet((seats) => seatsHere(snapshot, rows, seats))
  const ofState = datesOnFile(snapshot).seated.filter(({ date }) => date.state_id === stateId)
  return ofState.flatMap(({ date, seats }) => {
    const { up, key, offices } = seatsIn(seats)
    if (up === 0) return []
    const same = earlier.get(key) ?? null
    if (same === null) earlier.set(key, date.uid)
    return [{ ...describeDate(date), seats: up, same_seats_as: same, offices }]
  })
}

/** The seats of an election that represent the place, and their offices. */
function seatsHere(snapshot: Snapshot, rows: readonly RepresentingRow[], seats: RowBitset) {
  const up = rows.flatMap(({ row }) => (hasRow(seats, row) ? [row] : []))
  return { up: up.length, key: up.join(' '), offices: officesOf(snapshot, up) }
}

function describeDate({ uid, day, kind, name, basis, is_confirmed }: DescribedDate) {
  return { id: uid, date: day, kind, name, is_deadline: isDeadline(kind), basis, is_confirmed }
}

function officesOf({ index }: Snapshot, rows: readonly number[]): Coming[number]['offices'] {
  const column = indexColumn(index, 'office.name')
  const byOffice = Map.groupBy(rows, (row) => valueAt(column, row) as string)
  return Array.from(byOffice, ([office, { length: seats }]) => ({ office, seats })).sort(
    (one, other) => other.seats - one.seats || one.office.localeCompare(other.office),
  )
}
