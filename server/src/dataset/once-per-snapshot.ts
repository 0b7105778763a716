import type { Snapshot } from '#dataset/dataset.ts'

/** Works something out once for each state of the data set, for whoever asks; it changes only with an import or a day. */
export function oncePerSnapshot<Result>(workOut: (snapshot: Snapshot) => Result): (snapshot: Snapshot) => Result {
  return oncePerPart((snapshot) => snapshot, workOut)
}

/** The same of what depends on a part of it alone, which most changes leave as it is. */
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

/** Which places there are, and what is said of them beside their officials: they are numbered otherwise where it is another. */
export function namesOfPlaces({ places }: Snapshot): WeakKey {
  return places.names
}
