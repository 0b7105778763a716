import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, stateField } from '#imports/reading/fields.ts'
import { officesOf } from '#imports/sources/public-pack/law/office-phrases.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface TermLength {
  /** Several where a federal office has the same term everywhere. */
  readonly stateIds: readonly StateId[]
  readonly offices: readonly OfficeName[]
  readonly years: number
  /** The law that sets it, limits on the number of terms, and how certain it is, in sentences. */
  readonly note: string
}

export function readTermLengths(file: TextFile): Reading<TermLength> {
  return readCsv(file, ['state', 'office', 'term_years', 'limit', 'source', 'confidence'], ({ values }) => ({
    stateIds: values.state === 'US' ? stateIds : [stateField(values.state)],
    offices: officesOf(values.office).offices,
    years: countField(values.term_years, 'term_years'),
    note: [values.source, values.limit, values.confidence].filter((text) => text !== '').join(' '),
  }))
}
