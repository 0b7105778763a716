import type { LadderOfficial } from '@atlas/contract/endpoints/places.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { districtText, lastElectionOf, whenWon } from '#features/places/page/ladder/ladder-words.ts'
import { nextElection } from '#values/next-election.ts'
import { textOf } from '#values/text-of.ts'

/** An official in the words of a sheet; `*` marks a result that is not in yet. */
export function briefRow({ values }: LadderOfficial, today: string) {
  const { standing, more } = lastElectionOf(values, today)
  const next = nextElection(values, today)
  const mark = {
    'Result not in yet': '* ',
    'Term ended': 'Term ended. ',
    'Term over, successor not on file': 'Term over, successor not on file. ',
  } as const
  return {
    office: [textOf(values, 'office.name'), districtText(values)].filter(Boolean).join(', '),
    party: textOf(values, 'party.name')?.charAt(0) ?? '',
    last: standing ? `${mark[standing]}${more ?? 'Unknown'}` : (whenWon(values) ?? 'Unknown'),
    next: next ? typedDayOf(next.day) : 'Unknown',
  }
}
