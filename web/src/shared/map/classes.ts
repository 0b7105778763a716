/** Six classes from low to high; the map has a tint for each. */
export type MapClass = 0 | 1 | 2 | 3 | 4 | 5
/** Where the second to the sixth class begin. */
export type Breaks = readonly [number, number, number, number, number]

/** Both thresholds of the coverage rule, 30 and 40%, are edges. */
export const blackShareBreaks: Breaks = [0.1, 0.2, 0.3, 0.4, 0.6]

export function classOf(value: number, breaks: Breaks): MapClass {
  return breaks.filter((edge) => value >= edge).length as MapClass
}

/** Breaks that put about as many values into each class, at round numbers that people can keep in mind. */
export function evenBreaks(values: readonly number[]): Breaks {
  return roundedQuantiles(values, 6, 0) as unknown as Breaks
}

/** The same for counts, where none is a class of its own. */
export function countBreaks(counts: readonly number[]): Breaks {
  const some = counts.filter((count) => count > 0)
  return [1, ...roundedQuantiles(some, 5, 1)] as unknown as Breaks
}

function roundedQuantiles(values: readonly number[], classCount: number, above: number): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const breaks: number[] = []
  for (let index = 1; index < classCount; index++) {
    const quantile = sorted[Math.floor((sorted.length * index) / classCount)] ?? 0
    // A break is above the one before, or its class could never be.
    breaks.push(Math.max(rounded(quantile), nextAbove(breaks.at(-1) ?? above)))
  }
  return breaks
}

/** To two figures: 51,230 becomes 51,000, and 17 stays 17. */
function rounded(value: number): number {
  const unit = unitOf(value)
  return Math.round(value / unit) * unit
}

function nextAbove(edge: number): number {
  return edge + unitOf(edge)
}

function unitOf(value: number): number {
  return value < 100 ? 1 : 10 ** (Math.floor(Math.log10(value)) - 1)
}
