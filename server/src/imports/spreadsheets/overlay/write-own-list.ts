import { noteShown, type Noted } from '#imports/load/changes/note-shown.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { affectedBy } from '#imports/spreadsheets/overlay/affected-officials.ts'
import { applyCorrections } from '#imports/spreadsheets/overlay/apply-corrections.ts'
import type { AppliedCorrection, Correction } from '#imports/spreadsheets/overlay/corrections.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { writeLayer } from '#imports/spreadsheets/overlay/write-layer.ts'
import type { CorrectedRecords } from '#imports/spreadsheets/resolve/existing-records.ts'

export interface WrittenList {
  readonly isChanged: boolean
  /** What people saw before. */
  readonly noted: Noted
  readonly applied: readonly AppliedCorrection[]
}

/** Writes the own layer as the list with the corrections in force applied. */
export async function writeOwnList(
  transaction: ImportTransaction,
  existing: CorrectedRecords,
  list: Layer,
  today: string,
  corrections: readonly Correction[],
): Promise<WrittenList> {
  const { layer, applied } = applyCorrections(list, corrections, existing)
  const noted = await noteShown(transaction, today, affectedBy(layer))
  return { isChanged: await writeLayer(transaction, layer), noted, applied }
}
