import { messages } from '@atlas/contract/messages.ts'
import { kindText } from '@atlas/contract/rules/election-kinds.ts'
import { isStateId, stateName, states } from '@atlas/contract/rules/states.ts'
import type { CalendarEvent } from '#features/elections/calendar-file.ts'
import { countByOffice, sumOfOffices } from '#dataset/elections/count-seats.ts'
import { grouped, joinWords, seatsCounted } from '#dataset/in-words.ts'
import type { DescribedDate } from '#dataset/elections/described-date.ts'
import type { About } from '#mail/mail.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { momentAt } from '#platform/clock.ts'
import type { WhoseDates } from '#features/elections/whose-dates.ts'
import type { RowBitset } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

const mostOfficesNamed = 6

/** A date as a calendar event: what it is, where, the seats up for election, the rule, and how certain the day is. */
export function dateEvent(about: About, date: DescribedDate, whose: WhoseDates, seatsSaid: string): CalendarEvent {
  const { uid, sequence, day, name, state_id } = date
  const state = stateName(state_id)
  const url = linkTo(about, '/coming-up')
  const lines = [whose.text, date.detail, seatsSaid, ...reasonsOf(date), url]
  return {
    uid: `${uid}${whose.uid}`,
    sequence,
    day,
    moment: momentOfDate(date),
    place: whose.location ?? state,
    url,
    summary: whose.location
      ? `${name}: ${whose.location}`
      : [`${name} (${state})`, whose.title].filter(Boolean).join(': '),
    kind: kindText(date.kind),
    description: lines.filter((line) => line !== null).join('\n'),
  }
}

/** The moment, in the time zone of the state, at which a deadline begins or ends, where the law states one. */
export function momentOfDate({ day, time_of_day: time, state_id: state }: DescribedDate): Date | null {
  return time !== null && isStateId(state) ? momentAt(day, time, states[state].timeZone) : null
}

/** "581 seats on file: State Representative 122, …", and the results of the last election. */
export function seatsInWords(index: SearchIndex, seats: RowBitset): string {
  const offices = countByOffice(index, seats)
  const { seats: count, uncontested, close, unknown } = sumOfOffices(offices)
  const named = offices.slice(0, mostOfficesNamed).map(({ office, seats: each }) => `${office} ${grouped(each)}`)
  const others = offices.length - named.length
  const more = others > 0 ? [others === 1 ? '1 more office' : `${others} more offices`] : []
  const went = `${grouped(uncontested)} uncontested, ${grouped(close)} close, ${grouped(unknown)} unknown`
  return `${seatsCounted(count)} on file: ${joinWords([...named, ...more])}. At the last election on file: ${went}.`
}

/** The rule or the source, and whether it states the day itself. */
export function reasonsOf({ basis, is_confirmed }: DescribedDate): string[] {
  const confidence = is_confirmed ? 'The source names this day.' : messages.dateComputed
  return basis === null ? [confidence] : [basis, confidence]
}
