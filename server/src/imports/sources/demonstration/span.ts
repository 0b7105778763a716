/**
 * A part of a line from 0 to 1 along which a state's residents are lined up, county after county. Counties and
 * districts are both such parts; where they overlap, they share residents.
 */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Adjacent spans, each as long as its weight. */
export function spansOf(weights: readonly number[]): Span[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let position = 0
  return weights.map((weight) => {
    const from = position
    position += weight / total
    return { from, to: position }
  })
}

export function equalSpans(count: number): Span[] {
  return spansOf(Array.from({ length: count }, () => 1))
}

/** The share of `a` that lies in `b`, from 0 to 1. */
export function shareWithin(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)) / (a.to - a.from)
}

const sliver = 0.04

/** Whether two spans share more than a sliver of either. */
export function touch(a: Span, b: Span): boolean {
  return Math.max(shareWithin(a, b), shareWithin(b, a)) > sliver
}
