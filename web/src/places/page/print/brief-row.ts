import type { LadderOfficial } from '@atlas/contract/endpoints/places/places.ts'
import { contactIn, contactWords } from '@atlas/contract/rules/shown-contact.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { districtText, lastElectionOf } from '#places/page/ladder/ladder-words.ts'
import { starOf } from '#places/page/print/brief-marks.ts'
import { partyLetter } from '#shared/values/party-letter.ts'
import { nextElection } from '#shared/values/next-election.ts'
import { textOf } from '#shared/values/text-of.ts'
import { whenWon } from '#shared/values/when-won.ts'

/** An official as a row of the brief; a sign marks officials who may have been succeeded. */
export function briefRow({ values }: LadderOfficial, today: string) {
  const { standing, more } = lastElectionOf(values, today)
  const next = nextElection(values, today)
  const phone = contactIn(values, 'phone')
  const last = standing ? (more ?? 'Unknown') : (whenWon(values) ?? 'Unknown')
  return {
    office: officeOf(values),
    party: partyLetter(textOf(values, 'party.name') ?? ''),
    last: [starOf(standing?.mark ?? null), last].filter(Boolean).join(' '),
    reach: phone ? `${formatPhone(phone.value)}, ${contactWords(phone, today).short}` : null,
    next: next ? typedDayOf(next.day) : 'Unknown',
  }
}

/** The name of the court, where several have judges of the same title: "Alabama Court of Civil Appeals". */
export function titleOf(values: LadderOfficial['values']): string {
  const office = textOf(values, 'office.name') ?? 'Office unknown'
  const parts = textOf(values, 'jurisdiction.name')?.split(',') ?? []
  const court = parts.find((part) => part.includes('Court of ') && part.includes('Appeals'))?.trim()
  return court ? `Judge, ${court}` : office
}

/** "County Commissioner, District 2" */
export function officeOf(values: LadderOfficial['values']): string {
  return [titleOf(values), districtText(values)].filter(Boolean).join(', ')
}
