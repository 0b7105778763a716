/** A range of items of one of two lists; the end is exclusive. */
export interface Stretch {
  readonly of: 'before' | 'incoming'
  readonly from: number
  readonly to: number
}

interface MergePlan {
  /** The number of items before. */
  readonly count: number
  /** The indexes of the removed items, ascending. */
  readonly gone: Uint32Array
  readonly incomingCount: number
  /** For each incoming item, in order: the index before which it is inserted. */
  readonly indexOf: (incoming: number) => number
}

/** Merges two sorted lists. */
export function mergeStretches({ count, gone, incomingCount, indexOf }: MergePlan): Stretch[] {
  const stretches: Stretch[] = []
  let next = 0
  let nextGone = 0
  const keep = (to: number) => {
    if (to > next) stretches.push({ of: 'before', from: next, to })
    next = Math.max(next, to)
  }
  const keepUpTo = (end: number) => {
    for (let hole = gone[nextGone]; hole !== undefined && hole < end; hole = gone[++nextGone]) {
      keep(hole)
      next = hole + 1
    }
    keep(end)
  }
  for (let incoming = 0; incoming < incomingCount; incoming++) {
    keepUpTo(indexOf(incoming))
    stretches.push({ of: 'incoming', from: incoming, to: incoming + 1 })
  }
  keepUpTo(count)
  return stretches
}

export function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** Collects the values of the items in an array with one entry for each item. */
export function fillStretches<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  stretches: readonly Stretch[],
  before: Numbers | Uint16Array | Uint32Array,
  ofIncoming: (index: number) => number,
  all: Numbers,
): Numbers {
  let at = 0
  for (const { of, from, to } of stretches) {
    if (of === 'before') all.set(before.subarray(from, to), at)
    else for (let index = from; index < to; index++) all[at + index - from] = ofIncoming(index)
    at += to - from
  }
  return all
}
