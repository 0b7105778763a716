import { placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import { listAt } from '#dataset/places/lists.ts'
import type { Places } from '#dataset/places/places.ts'

/**
 * The places that may have changed because officials of some areas have changed, or because others are left out now.
 */
export function affectedPlaces(before: Places, now: Places, areas: ReadonlySet<number>): ReadonlySet<number> {
  const leftOut = Array.from(now.excluded.keys()).filter((number) => now.excluded[number] !== before.excluded[number])
  return new Set([...leftOut, ...statesOf(now, leftOut), ...placesServed(now, areas)])
}

/** A chamber is incomplete if members of it are left out. */
function statesOf(places: Places, numbers: readonly number[]): number[] {
  const states = new Set(numbers.map((number) => places.states[number] as number))
  return Array.from(places.states.keys()).filter(
    (number) => places.kinds[number] === stateKind && states.has(places.states[number] as number),
  )
}

const stateKind = placeKinds.indexOf('state')

/** The places that some areas serve or are part of. */
export function placesServed(now: Places, areas: ReadonlySet<number>): ReadonlySet<number> {
  const affected = new Set<number>()
  for (const area of areas) {
    const place = now.areas.places[area] as number
    if (place > 0) affected.add(place - 1)
  }
  const [wholeStates, statesOfParts] = [new Set<number>(), new Set<number>()]
  for (let state = 0; state + 1 < now.statewide.starts.length; state++) {
    if (listAt(now.statewide, state).some((area) => areas.has(area))) wholeStates.add(state)
    if (listAt(now.partsOfState, state).some((area) => areas.has(area))) statesOfParts.add(state)
  }
  for (let number = 0; number < now.states.length; number++) {
    const state = now.states[number] as number
    if (wholeStates.has(state) || (now.kinds[number] === stateKind && statesOfParts.has(state))) affected.add(number)
  }
  for (const county of countiesTouched(now, areas)) {
    affected.add(county)
    for (const number of listAt(now.inCounty, county)) affected.add(number)
  }
  return affected
}

function countiesTouched({ touching: { starts, items } }: Places, areas: ReadonlySet<number>): number[] {
  const counties: number[] = []
  for (let county = 0; county + 1 < starts.length; county++)
    if (items.subarray(starts[county], starts[county + 1]).some((area) => areas.has(area))) counties.push(county)
  return counties
}
