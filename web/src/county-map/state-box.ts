import type { StateId } from '@atlas/contract/rules/states.ts'
import type { DrawnCounties } from '#county-map/draw-counties.ts'

/** In pixels of the sheet. */
const margin = 6

/** The part of the sheet that a state fills, with a margin that shows a little of its neighbours, as a viewBox. */
export function stateBox({ counties }: DrawnCounties, stateId: StateId): string {
  const numbers = counties
    .filter((county) => county.stateId === stateId)
    .flatMap(({ path }) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [])
  const [xs, ys] = [0, 1].map((first) => numbers.filter((_, place) => place % 2 === first)) as [number[], number[]]
  const [left, top] = [least(xs) - margin, least(ys) - margin]
  return [left, top, most(xs) + margin - left, most(ys) + margin - top].join(' ')
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other))
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other))
}
