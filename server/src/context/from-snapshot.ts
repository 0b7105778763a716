import type { Dataset, Snapshot } from '#dataset/dataset.ts'
import type { Exchange } from '#platform/http/serve.ts'

export const versionHeader = 'data-version'

/**
 * Hands an operation the one snapshot that its answer is made of, and whether it is for the nonpartisan view, and says
 * beside the answer which version that is.
 */
export function fromSnapshot(dataset: Pick<Dataset, 'current'>) {
  return <Input, Result>(operation: (snapshot: Snapshot, input: Input, isNonpartisan: boolean) => Result) =>
    (input: Input, { reply, caller }: Exchange): Result => {
      const snapshot = dataset.current()
      reply.header(versionHeader, snapshot.index.version)
      return operation(snapshot, input, caller?.isNonpartisan ?? false)
    }
}
