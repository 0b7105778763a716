import type { DatabaseAddress } from '#database/connect.ts'
import { ReusableThread } from '#database/reusable-thread.ts'
import type { BuildOptions } from '#dataset/build-data.ts'
import type { Builder, BuiltSnapshot, MadeSnapshot } from '#dataset/build-snapshot.ts'
import { type Parts, withParts } from '#dataset/changed-parts.ts'

export interface BuildQuestion {
  readonly options: BuildOptions
  /** The snapshot to patch, or only its identity if the thread has built it itself. */
  readonly before: BuiltSnapshot | BuiltSnapshot['identity'] | null
}

export interface BuildAnswer extends Omit<MadeSnapshot, 'snapshot'> {
  /** The differences between the new snapshot and the one to patch. */
  readonly parts: Parts
}

const thread = new URL('./build-worker.ts', import.meta.url)

/** Builds in a thread and transfers the result without a copy. */
export function buildInThread(address: DatabaseAddress): Builder {
  const builder = new ReusableThread<BuildQuestion, BuildAnswer>(thread, address)
  let latest: BuiltSnapshot | null = null
  return {
    build: async (options, before, signal) => {
      const hasBuilt = builder.isStarted && before !== null && before === latest
      const { parts, ...made } = await builder.ask({ options, before: hasBuilt ? before.identity : before }, signal)
      latest = withParts(before, parts) as BuiltSnapshot
      return { snapshot: latest, ...made }
    },
    close: () => builder.close(),
  }
}
