import { noteShown, type Noted } from '#imports/load/changes/note-shown.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { touchedBy } from '#imports/spreadsheets/overlay/affected-officials.ts'
import { withCorrections } from '#imports/spreadsheets/overlay/apply-corrections.ts'
import { type LaidCorrection, readCorrections } from '#imports/spreadsheets/overlay/corrections.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { writeLayer } from '#imports/spreadsheets/overlay/write-layer.ts'
import type { Known } from '#imports/spreadsheets/resolve/existing-records.ts'

export interface WrittenLayer {
  readonly isChanged: boolean
  /** What people saw before. */
  readonly noted: Noted
  readonly laid: readonly LaidCorrection[]
}

/** Makes the own layer what the list says, with the corrections in force laid over it; `decided` as `readCorrections` has it. */
export async function writeCorrected(
  transaction: ImportTransaction,
  known: Known,
  list: Layer,
  today: string,
  decided: readonly string[] = [],
): Promise<WrittenLayer> {
  const { layer, laid } = withCorrections(list, await readCorrections(transaction, decided), known)
  const noted = await noteShown(transaction, today, touchedBy(layer))
  return { isChanged: await writeLayer(transaction, layer), noted, laid }
}
