/** Items of one of two lists from one up to, and without, another. */
export interface Stretch {
  readonly of: 'before' | 'incoming'
  readonly from: number
  readonly to: number
}

interface MergePlan {
  /** How many there were. */
  readonly count: number
  /** The indexes of those that are gone, ascending. */
  readonly gone: Uint32Array
  readonly incomingCount: number
  /** For each that comes, in order: the index before which it is put. */
  readonly indexOf: (incoming: number) => number
}

/** Two sorted lists as one. */
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

/** What the items say, into an array as long as they are many. */
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
