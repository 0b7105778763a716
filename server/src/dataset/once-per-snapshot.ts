import type { Snapshot } from '#dataset/dataset.ts'

/** Works something out once for each state of the data set, for whoever asks; it changes only with an import or a day. */
export function oncePerSnapshot<Result>(workOut: (snapshot: Snapshot) => Result): (snapshot: Snapshot) => Result {
  const known = new WeakMap<Snapshot, { readonly result: Result }>()
  return (snapshot) => {
    const { result } = known.get(snapshot) ?? { result: workOut(snapshot) }
    known.set(snapshot, { result })
    return result
  }
}
