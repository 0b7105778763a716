import type { SeatTrait } from '@atlas/contract/endpoints/places/bodies.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { parties } from '@atlas/contract/rules/parties.ts'

/** The order of the values of a trait; other values follow. */
const orders: Readonly<Record<SeatTrait, readonly string[]>> = {
  'eo.ethnicity': ethnicities,
  'eo.gender': ['Female', 'Male'],
  'party.name': parties,
}

/** Values of a trait with their counts, in the order above. */
export function inOrderOfTrait(
  counts: ReadonlyMap<string, number>,
  trait: SeatTrait,
): [value: string, count: number][] {
  const order = orders[trait]
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return [...counts].sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
}
