import type { Row } from '@atlas/contract/search/search-request.ts'
import { textOf } from '#shared/values/text-of.ts'

export interface NextElection {
  readonly label: 'Next primary' | 'Next general'
  /** `YYYY-MM-DD` */
  readonly day: string
}

/** The primary or general election of a seat, whichever comes first from `today` on; null if none is known. */
export function nextElection(row: Row, today: string): NextElection | null {
  const known: readonly [NextElection['label'], string | null][] = [
    ['Next primary', textOf(row, 'jurisdictionoffice.next_primary')],
    ['Next general', textOf(row, 'jurisdictionoffice.next_general')],
  ]
  const coming = known.flatMap(([label, day]) => (day !== null && day >= today ? [{ label, day }] : []))
  return coming.toSorted((a, b) => a.day.localeCompare(b.day))[0] ?? null
}
