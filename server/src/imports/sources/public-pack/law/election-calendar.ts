import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { stateField } from '#imports/reading/fields.ts'
import { officesOf, type Turn } from '#imports/sources/public-pack/law/office-phrases.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** The years in which some offices of a state were last filled; the days of the next elections follow from the law. */
export interface CalendarLine {
  readonly stateId: StateId
  readonly offices: readonly OfficeName[]
  /** The seats that are meant, where these are not all. */
  readonly turn: Turn
  readonly isMunicipal: boolean
  /** Empty where each place has its own years; several where the seats take turns. */
  readonly lastGeneralYears: readonly number[]
  /** The rule, how certain it is, and other facts, in sentences. */
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
