import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { laws } from '@atlas/states/laws.ts'
import { termBeginOf } from '@atlas/states/law/term-begins.ts'
import type { ElectedResult } from '#database/schema.ts'
import { partyOf } from '#imports/records/parties.ts'
import type { Choice, Contest } from '#imports/results/contest.ts'
import type { Holder } from '#imports/publish-results/holders.ts'
import { generalOf } from '#imports/sources/public-pack/law/general-election.ts'
import { asLast, ofSeveralSeats, withEverybody } from '#imports/sources/public-pack/people/last-election.ts'

interface OfElection {
  readonly stateId: StateId
  readonly day: string
  readonly form: string
}

/** The days of a seat, whoever holds it. */
export type SeatDays = Pick<Holder, 'office' | 'publicTermEnd' | 'termYears' | 'nextGeneral'>

/** Who publishes the results, as the source of each value: "Louisiana’s workbook of 11-03-2026". */
export function publisherOf({ form, day }: Pick<OfElection, 'form' | 'day'>): string {
  return `${form[0]?.toUpperCase() ?? ''}${form.slice(1)}, results of ${typedDayOf(day)}`
}

/** When the term of a winner begins: by the law of a regular election, else after the term of the holder. */
export function takesOfficeOn(
  contest: Pick<Contest, 'title'>,
  holder: SeatDays,
  { stateId, day }: Pick<OfElection, 'stateId' | 'day'>,
): string | null {
  if (isSpecial(contest, holder, day)) return null
  const isInAutumn = day.slice(5, 7) >= '10'
  const begin = isInAutumn ? termBeginOf(laws[stateId].termBegins, holder.office, day) : null
  if (begin) return begin.day
  const { publicTermEnd: end } = holder
  return end !== null && end >= day ? addDays(end, 1) : null
}

/** How a winner won, and until when the term goes. */
export function electionOf(
  contest: Contest,
  winner: Choice,
  holder: SeatDays,
  begins: string | null,
  of: OfElection,
): ElectedResult {
  const valid = contest.choices.filter(({ kind }) => kind !== 'no vote')
  const total = valid.reduce((sum, { votes }) => sum + votes, 0)
  const candidates = valid.filter(({ kind }) => kind === 'candidate')
  const shareOf = ({ votes }: Choice) => Number((votes / total).toFixed(6))
  const isOfOne = (contest.seats ?? 1) === 1
  const share = isOfOne && total > 0 ? shareOf(winner) : null
  const election = isOfOne
    ? withEverybody(
        candidates.map((each) => ({ candidate: each.name, party: each.party, share: total > 0 ? shareOf(each) : 1 })),
      )
    : ofSeveralSeats(candidates.length)
  const last = asLast(election, { day: of.day, share, source: '', method: 'reported' })
  return {
    party: partyOf(winner.party) ?? '',
    termEnd: termEndOf(begins, holder.termYears),
    day: of.day,
    share,
    outcome: last.lastElection ?? null,
    candidates: election.candidates,
    margin: election.margin,
    nextGeneral: isSpecial(contest, holder, of.day) ? null : nextGeneralOf(holder, of),
    publisher: publisherOf(of),
  }
}

/** The last day of a term that begins on a day. */
export function termEndOf(begins: string | null, termYears: number | null): string | null {
  return begins === null || termYears === null ? null : addDays(yearsAfter(begins, termYears), -1)
}

/** Of a seat whose general election this was, a term later. */
export function nextGeneralOf({ termYears, nextGeneral }: SeatDays, { day }: Pick<OfElection, 'day'>): string | null {
  const year = Number(day.slice(0, 4))
  const isRegular = nextGeneral === day && day === generalOf(year)
  return isRegular && termYears !== null && termYears % 2 === 0 ? generalOf(year + termYears) : null
}

const longestWaitDays = 400

/** For the rest of a term: as the title says, or because the term does not end within a year. */
export function isSpecial({ title }: Pick<Contest, 'title'>, { publicTermEnd: end }: SeatDays, day: string): boolean {
  return /\b(?:special|unexpired)\b/i.test(title) || (end !== null && end > addDays(day, longestWaitDays))
}

function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}
