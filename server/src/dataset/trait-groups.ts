import type { SeatTrait } from '@atlas/contract/endpoints/places/bodies.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { parties } from '@atlas/contract/rules/parties.ts'

/** The order in which the values of a trait stand; any other stands behind them. */
const orders: Readonly<Record<SeatTrait, readonly string[]>> = {
  'eo.ethnicity': ethnicities,
  'eo.gender': ['Female', 'Male'],
  'party.name': parties,
}

/** Values of a trait and how often each is there, in the order of the words of the atlas. */
export function inOrderOfTrait(
  counts: ReadonlyMap<string, number>,
  trait: SeatTrait,
): [value: string, count: number][] {
  const order = orders[trait]
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return [...counts].sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
}
