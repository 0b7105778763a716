import { readCsv } from '#imports/reading/csv.ts'
import { optionalDayField, stateField } from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { ElectionGapRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

export function readElectionGaps(file: TextFile): Reading<ElectionGapRecord> {
  return readCsv(file, ['state', 'sentence', 'until'], ({ values }) => ({
    stateId: stateField(values.state),
    sentence: values.sentence,
    until: optionalDayField(values.until, 'until'),
    sourceId: sources.calendar.id,
  }))
}
