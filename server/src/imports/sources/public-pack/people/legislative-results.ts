import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberField } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import {
  candidateField,
  countField,
  dayField,
  districtField,
  percentField,
  stateField,
} from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface LegislativeResult {
  readonly stateId: StateId
  readonly chamber: Chamber
  readonly district: string
  readonly day: string
  readonly candidate: string
  readonly party: string
  readonly share: number
  /** 1 for the most votes of the race. */
  readonly rank: number
}

export function readLegislativeResults(file: TextFile): Reading<LegislativeResult> {
  const columns = ['state', 'chamber', 'district', 'election_date', 'candidate', 'party', 'pct', 'rank'] as const
  return readCsv(file, columns, ({ values }) => ({
    stateId: stateField(values.state),
    chamber: chamberField(values.chamber),
    district: districtField(values.district),
    day: dayField(values.election_date, 'election_date'),
    candidate: candidateField(values.candidate),
    party: values.party,
    share: percentField(values.pct, 'pct'),
    rank: countField(values.rank, 'rank'),
  }))
}
