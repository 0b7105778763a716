import type { Noted } from '#imports/load/changes/note-shown.ts'
import { writeChanges } from '#imports/load/changes/write-changes.ts'
import { markChanged, recordRun } from '#imports/load/run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import type { OfficialsCheck, OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'
import { packLayer } from '#imports/spreadsheets/overlay/pack-layer.ts'
import type { Progress } from '#imports/records/progress.ts'

export interface RunOptions {
  readonly now: Date
  /** Who did it; null for the command line. */
  readonly accountId: string | null
  readonly onProgress: Progress
  /**
   * Must be committed together with the import: runs last in its transaction, and if it throws, everything is rolled
   * back.
   */
  readonly beforeCommit?: (transaction: ImportTransaction, done: OfficialsImport) => Promise<void>
}

/** Records an import in its own transaction: the run, what changed for people, and the data for an undo. */
export async function recordImport(
  transaction: ImportTransaction,
  { now, accountId, startedAt, beforeCommit }: RunOptions & { readonly startedAt: number },
  check: OfficialsCheck,
  run: {
    readonly version: number
    readonly isChanged: boolean
    readonly noted: Noted | null
    readonly layerBefore: Layer
    readonly more: NonNullable<Parameters<typeof recordRun>[4]>
  },
): Promise<OfficialsImport> {
  const version = run.isChanged ? run.version + 1 : run.version
  if (run.isChanged) await markChanged(transaction, version, { isDemonstration: false, now })
  const { rowsRead, addedTotal: added, changedTotal: changed, vanishingTotal: removed, unchanged } = check
  const report = {
    origin: 'organisation',
    version,
    isChanged: run.isChanged,
    rowsRead,
    tables: { official: { added, changed, removed, unchanged } },
  } as const
  const runId = await recordRun(transaction, report, now, startedAt, {
    ...run.more,
    account_id: accountId,
    // There is nothing to undo if nothing changed.
    layer_before: run.isChanged ? packLayer(run.layerBefore) : null,
  })
  const written = { runId, version, at: now, layer: 'organisation', isUndo: 'undoes' in run.more } as const
  if (run.isChanged && run.noted) await writeChanges(transaction, run.noted, written)
  const done = { ...check, runId, version, isChanged: run.isChanged }
  await beforeCommit?.(transaction, done)
  return done
}
