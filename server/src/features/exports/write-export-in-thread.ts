import type { Context } from '#context/context.ts'
import type { DatabaseAddress } from '#database/connect.ts'
import { runInThread } from '#database/run-in-thread.ts'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'
import type { ExportedSnapshot, WriteExport } from '#features/exports/write-export.ts'
import { withoutCache } from '#search/search-index.ts'

const thread = new URL('./write-export-worker.ts', import.meta.url)

export interface ExportInThread {
  readonly exportId: string
  readonly title: string
  readonly url: string | undefined
  readonly snapshot: Omit<ExportedSnapshot, 'index' | 'leftOut' | 'placeIndex'> &
    Pick<BuiltSnapshot, 'index' | 'leftOut' | 'placeIndex'>
}

interface Served extends Pick<Context, 'dataset'> {
  readonly address: DatabaseAddress
  readonly title: string
  readonly url: string | undefined
}

/** A file is made by another thread than the one that answers requests, of the snapshot that holds when it begins. */
export function writeExportInThread({ address, dataset, title, url }: Served): WriteExport {
  return async (exportId, signal) => {
    const snapshot = handedOver(dataset.current())
    await runInThread(thread, { address, input: { exportId, title, url, snapshot } satisfies ExportInThread, signal })
  }
}

/** Shared memory and few small values; what this thread remembers of its searches stays here. */
function handedOver(snapshot: ExportedSnapshot): ExportInThread['snapshot'] {
  const { uses, coverage, recordsAsOf, isDemonstration, isHistoric } = snapshot
  const leftOut = snapshot.leftOut && withoutCache(snapshot.leftOut)
  const [index, placeIndex] = [withoutCache(snapshot.index), withoutCache(snapshot.placeIndex)]
  const { sources, officials, places, figures } = snapshot.provenance
  // A file tells values from the index, and of figures only their sources.
  const ofFigures = { ...figures, texts: new Map(), formerValues: new Map() }
  const provenance = { sources, officials, places, figures: ofFigures }
  return { index, leftOut, placeIndex, provenance, uses, coverage, recordsAsOf, isDemonstration, isHistoric }
}
