import type { Snapshot } from '#dataset/dataset.ts'

/** Works something out once for each state of the data set, for whoever asks; it changes only with an import or a day. */
export function oncePerSnapshot<Result>(workOut: (snapshot: Snapshot) => Result): (snapshot: Snapshot) => Result {
  const cache = new WeakMap<Snapshot, { readonly result: Result }>()
  return (snapshot) => {
    const { result } = cache.get(snapshot) ?? { result: workOut(snapshot) }
    cache.set(snapshot, { result })
    return result
  }
}
