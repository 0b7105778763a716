import type { StateId } from '@atlas/contract/rules/states.ts'
import { type Chamber, chamberField } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, stateField } from '#imports/reading/fields.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface Redistricting {
  readonly stateId: StateId
  readonly chamber: Chamber
  readonly year: number
  /** What was redrawn, and the basis of the statement. */
  readonly note: string
}

export function readRedistricting(file: TextFile): Reading<Redistricting> {
  return readCsv(file, ['state', 'chamber', 'year_redistricted', 'note', 'source'], ({ values }) => ({
    stateId: stateField(values.state),
    chamber: chamberField(values.chamber),
    year: countField(values.year_redistricted, 'year_redistricted'),
    note: [values.note, values.source].filter((text) => text !== '').join(' '),
  }))
}

/** The latest redrawing of the lines of a chamber. */
export function lastRedistricting(
  years: readonly Redistricting[],
  stateId: StateId,
  chamber: Chamber,
): Redistricting | undefined {
  return years.filter((each) => each.stateId === stateId && each.chamber === chamber).sort((a, b) => b.year - a.year)[0]
}
