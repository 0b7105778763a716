import type { Snapshot } from '#dataset/dataset.ts'

/** Computes something once for each snapshot. A snapshot changes only with an import or a new day. */
export function oncePerSnapshot<Result>(workOut: (snapshot: Snapshot) => Result): (snapshot: Snapshot) => Result {
  return oncePerPart((snapshot) => snapshot, workOut)
}

/** The same for results that depend only on a part of the snapshot, which most changes leave the same. */
export function oncePerPart<Result>(
  partOf: (snapshot: Snapshot) => WeakKey,
  workOut: (snapshot: Snapshot) => Result,
): (snapshot: Snapshot) => Result {
  const cache = new WeakMap<WeakKey, { readonly result: Result }>()
  return (snapshot) => {
    const part = partOf(snapshot)
    const { result } = cache.get(part) ?? { result: workOut(snapshot) }
    cache.set(part, { result })
    return result
  }
}

/**
 * The places and what is known of them besides their officials; if it is another object, the numbers of places may
 * have changed.
 */
export function namesOfPlaces({ places }: Snapshot): WeakKey {
  return places.names
}
