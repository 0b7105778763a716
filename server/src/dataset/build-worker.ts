import { answerInThread } from '#database/answer-in-thread.ts'
import type { BuildAnswer, BuildQuestion } from '#dataset/build-in-thread.ts'
import { type BuiltSnapshot, snapshotBuilder } from '#dataset/build-snapshot.ts'
import { partsOf } from '#dataset/changed-parts.ts'
import { bytesOf, SharedWeight } from '#dataset/weight.ts'

const build = snapshotBuilder()
let latest: BuiltSnapshot | null = null
/** Frees memory of earlier snapshots that this one does not share. */
const weight = new SharedWeight(0)

answerInThread(async (database, { options, before }: BuildQuestion): Promise<BuildAnswer> => {
  const known = typeof before === 'string' ? latest : before
  const { snapshot, madeOf } = await build(database, options, known)
  latest = snapshot
  const parts = partsOf(known, snapshot)
  const ownBytes = bytesOf(parts)
  weight.add(ownBytes)
  return { parts, ownBytes, madeOf }
})
