import type { Dataset, Snapshot } from '#dataset/dataset.ts'

/** Works something out once for each state of the data set, for whoever asks; it changes only with an import or a day. */
export function oncePerSnapshot<Result>(
  dataset: Pick<Dataset, 'current'>,
  workOut: (snapshot: Snapshot) => Promise<Result>,
): () => Promise<Result> {
  let known: { readonly snapshot: Snapshot; readonly result: Promise<Result> } | null = null
  return async () => {
    const snapshot = dataset.current()
    if (known?.snapshot !== snapshot) known = { snapshot, result: workOut(snapshot) }
    const asked = known
    try {
      return await asked.result
    } catch (error) {
      // What failed once is tried again by whoever asks next.
      if (known === asked) known = null
      throw error
    }
  }
}
