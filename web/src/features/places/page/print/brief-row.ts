import type { LadderOfficial } from '@atlas/contract/endpoints/places.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { districtText, lastElectionOf, whenWon } from '#features/places/page/ladder/ladder-words.ts'
import { starOf } from '#features/places/page/print/brief-marks.ts'
import { nextElection } from '#values/next-election.ts'
import { textOf } from '#values/text-of.ts'

/** An official in the words of a sheet; a sign marks who may have been followed by somebody. */
export function briefRow({ values }: LadderOfficial, today: string) {
  const { standing, more } = lastElectionOf(values, today)
  const next = nextElection(values, today)
  const last = standing ? (more ?? 'Unknown') : (whenWon(values) ?? 'Unknown')
  return {
    office: officeOf(values),
    party: textOf(values, 'party.name')?.charAt(0) ?? '',
    last: [starOf(standing), last].filter(Boolean).join(' '),
    next: next ? typedDayOf(next.day) : 'Unknown',
  }
}

/** A court's place or a circuit says little without the court. */
function officeOf(values: LadderOfficial['values']): string {
  const [office, district, area] = [
    textOf(values, 'office.name'),
    districtText(values),
    textOf(values, 'jurisdiction.name'),
  ]
  const court = area !== null && /\bCourts?\b/.test(area) ? area : null
  return [court ?? office, district !== null && court?.includes(district) ? null : district].filter(Boolean).join(', ')
}
