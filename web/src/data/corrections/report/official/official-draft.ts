import type { OfficialField, SubmittedOfficial } from '@atlas/contract/endpoints/data/own-official.ts'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

export type DraftField = OfficialField | 'office' | 'district' | 'source' | 'as_of'
/** What stands in the form, as it is typed. */
export type OfficialDraft = Readonly<Record<DraftField, string>>

export function emptyDraft(): OfficialDraft {
  const person = { name: '', party: '', phone: '', email: '', address: '', since: '', term_end: '' }
  return {
    ...person,
    office: '',
    district: '',
    source: '',
    as_of: localDay(new Date()),
  }
}

export function requestOf(
  draft: OfficialDraft,
  seat: SubmittedSeat,
  answer: SubmittedOfficial['seat_answer'] = null,
): SubmittedOfficial {
  if (seat.follows) return { ...draft, office: '', district: '', follows: seat.follows.id, seat_answer: 'replaces' }
  if (seat.open) return { ...draft, office: '', seat_id: seat.open.id, seat_answer: answer }
  return { ...draft, place_id: seat.place.id, seat_answer: answer }
}
