import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { stateField } from '#imports/reading/fields.ts'
import { officesOf, type Turn } from '#imports/sources/public-pack/law/office-phrases.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** In which years some offices of a state were last filled; the days that follow are of its law. */
export interface CalendarLine {
  readonly stateId: StateId
  readonly offices: readonly OfficeName[]
  /** Where only some of the seats are meant. */
  readonly turn: Turn
  readonly isMunicipal: boolean
  /** None where each place has its own; several where the seats take turns. */
  readonly lastGeneralYears: readonly number[]
  /** The rule, how sure it is and what else is known, in sentences. */
  readonly note: string
}

const columns = ['state', 'office', 'level', 'last_regular_general_year', 'rule', 'confidence', 'note'] as const

export function readElectionCalendar(file: TextFile): Reading<CalendarLine> {
  return readCsv(file, columns, ({ values }) => ({
    stateId: stateField(values.state),
    ...officesOf(values.office),
    isMunicipal: values.level === 'municipal',
    lastGeneralYears: yearsField(values.last_regular_general_year),
    note: [values.rule, values.confidence, values.note].filter((text) => text !== '').join(' '),
  }))
}

/** "2026", or "2024 or 2026" where the seats take turns. */
function yearsField(text: string): number[] {
  if (!/^(?:\d{4}(?: or \d{4})*)?$/.test(text))
    throw new RowRefused(`last_regular_general_year is not a year, nor years with "or" between them: "${text}"`)
  return text === '' ? [] : text.split(' or ').map(Number)
}
