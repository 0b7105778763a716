import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '#imports/records/offices.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { dayField, optionalDayField, stateField } from '#imports/reading/fields.ts'
import { officesOf, type Parity } from '#imports/sources/public-pack/law/office-phrases.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface NextElection {
  readonly primary: string | null
  readonly general: string | null
}

/** When the seats of some offices of a state are next elected. */
export interface CalendarEntry {
  readonly stateId: StateId
  readonly offices: readonly OfficeName[]
  /** Where only the districts with an odd or an even number are meant. */
  readonly parity: Parity
  readonly lastGeneralYear: number | null
  readonly next: NextElection
  /** The dates by the year in which a seat was last up, where the seats take turns. */
  readonly nextByYear: ReadonlyMap<number, NextElection>
  /** Whether a term ends when the next is decided: members take office the day after. */
  readonly endsWithElection: boolean
  /** The rule, how sure it is and what else is known, in sentences. */
  readonly note: string
}

const columns = [
  'state',
  'office',
  'last_regular_general_year',
  'next_primary',
  'next_general',
  'rule',
  'confidence',
  'note',
  'turns',
] as const

const endsWithGeneral = /members take office the day after the general election/i

export function readElectionCalendar(file: TextFile): Reading<CalendarEntry> {
  return readCsv(file, columns, ({ values }) => ({
    stateId: stateField(values.state),
    ...officesOf(values.office),
    lastGeneralYear: /^\d{4}$/.test(values.last_regular_general_year) ? Number(values.last_regular_general_year) : null,
    next: {
      primary: optionalDayField(values.next_primary, 'next_primary'),
      general: optionalDayField(values.next_general, 'next_general'),
    },
    nextByYear: turnsOf(values.turns),
    endsWithElection: endsWithGeneral.test(values.note),
    note: [values.rule, values.confidence, values.note].filter((text) => text !== '').join(' '),
  }))
}

/** "2024 seats: primary 2028-03-07, general 2028-11-07; 2026 seats: 2030-11-05" → the dates by year. */
function turnsOf(turns: string): Map<number, NextElection> {
  const dates = turns.split(';').flatMap((clause) => {
    const year = /(\d{4}) seats:/.exec(clause)?.[1]
    const days = clause.match(/\d{4}-\d{2}-\d{2}/g)?.map((day) => dayField(day, 'turns')) ?? []
    // The general is the last day of a clause; a primary stands before it where one is given.
    return year ? [[Number(year), { primary: days.at(-2) ?? null, general: days.at(-1) ?? null }] as const] : []
  })
  return new Map(dates)
}
