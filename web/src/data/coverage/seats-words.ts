import type { SeatsOfCounty, SeatsOfOffice } from '@atlas/contract/endpoints/data/seats.ts'
import { type SeatMeasure, seatMeasures } from '@atlas/contract/rules/seats-by-law.ts'

export const measureWords: Readonly<Record<SeatMeasure, { readonly label: string; readonly title: string }>> = {
  on_file: { label: 'On file', title: 'County seats on file' },
  with_phone: { label: 'With a phone', title: 'County seats with a phone' },
  with_email: { label: 'E-mail', title: 'County seats with an e-mail' },
  ethnicity_known: { label: 'Ethnicity known', title: 'County seats with ethnicity known' },
  result_pending: { label: 'Result not in yet', title: 'County seats whose result is not in yet' },
}

export function isMeasure(text: unknown): text is SeatMeasure {
  return seatMeasures.some((measure) => measure === text)
}

/** The text of a cell in the table of offices and states. */
export interface SeatsCell {
  readonly count: number
  /** The number of seats by law; null where the law gives no number. */
  readonly of: number | null
  /** Why there is no share. */
  readonly reason: string | null
}

/** Null where state law has no such office and nobody on file holds it. */
export function cellOf(office: SeatsOfOffice | undefined, measure: SeatMeasure): SeatsCell | null {
  if (!office || (office.seats_by_law === 0 && office.on_file === 0)) return null
  const count = office[measure]
  const { seats_by_law: byLaw, set_by: setBy } = office
  if (byLaw === null)
    return { count, of: null, reason: setBy === 'local_law' ? 'set by local law' : 'law not looked up' }
  if (office.on_file > byLaw) return { count, of: null, reason: `at least; ${byLaw} by law` }
  return { count, of: byLaw, reason: null }
}

/** The sum of all offices whose number is known; each counts no more holders than it has seats by law. */
export function togetherOf(offices: readonly SeatsOfOffice[], measure: SeatMeasure): SeatsCell {
  const numbered = offices.filter(({ seats_by_law: byLaw }) => byLaw !== null)
  return {
    count: numbered.reduce((sum, each) => sum + Math.min(each[measure], each.seats_by_law ?? 0), 0),
    of: numbered.reduce((sum, { seats_by_law: byLaw }) => sum + (byLaw ?? 0), 0),
    reason: null,
  }
}

export interface CountySums {
  readonly counties: number
  /** Only offices whose law was looked up. */
  readonly complete: number
  readonly empty: number
}

export function sumsOfCounties(counties: readonly SeatsOfCounty[], measure: SeatMeasure): CountySums {
  const numbered = counties.filter(({ seats_by_law: byLaw }) => byLaw > 0)
  return {
    counties: numbered.length,
    complete: numbered.filter((each) => each[measure] === each.seats_by_law).length,
    empty: numbered.filter((each) => each[measure] === 0).length,
  }
}
