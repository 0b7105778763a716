import { isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import { isStateId, states } from '@atlas/contract/rules/states.ts'
import type { CalendarEvent } from '#features/elections/calendar-file.ts'
import { countByOffice, sumOfOffices } from '#features/elections/count-seats.ts'
import type { SeatedDate, ToldDate } from '#features/elections/told-date.ts'
import type { About } from '#mail/mail.ts'
import { linkTo } from '#mail/messages/compose.ts'
import type { SearchIndex } from '#search/search-index.ts'

const mostOfficesNamed = 6
const inWords = new Intl.ListFormat('en-US')

/** A date as an event of a calendar: what it is, where, the seats that are up, the rule, and how sure the day is. */
export function dateEvent(index: SearchIndex, about: About, { date, seats }: SeatedDate): CalendarEvent {
  const { uid, sequence, day, name, state_id } = date
  const place = stateName(state_id)
  const url = linkTo(about, '/coming-up')
  const told = [date.detail, seatsInWords(index, seats), ...reasonsOf(date), url]
  return {
    uid,
    sequence,
    day,
    place,
    url,
    summary: `${name} (${place})`,
    kind: kindOf(date),
    description: told.filter((line) => line !== null).join('\n'),
  }
}

/** "581 seats on file: State Representative 122, …", and how they went at the last election. */
function seatsInWords(index: SearchIndex, seats: SeatedDate['seats']): string {
  const offices = countByOffice(index, seats)
  const { seats: count, uncontested, close, unknown } = sumOfOffices(offices)
  const named = offices.slice(0, mostOfficesNamed).map(({ office, seats: each }) => `${office} ${grouped(each)}`)
  const others = offices.length - named.length
  const more = others > 0 ? [others === 1 ? '1 more office' : `${others} more offices`] : []
  const went = `${grouped(uncontested)} uncontested, ${grouped(close)} close, ${grouped(unknown)} unknown`
  return `${grouped(count)} ${count === 1 ? 'seat' : 'seats'} on file: ${inWords.format([...named, ...more])}. At the last election on file: ${went}.`
}

/** The rule, and whether an official calendar names the day. */
export function reasonsOf({ basis, is_confirmed }: ToldDate): string[] {
  const confidence = is_confirmed
    ? 'Confirmed by an official calendar.'
    : 'Computed from the rule, not confirmed by an official calendar.'
  return basis === null ? [confidence] : [basis, confidence]
}

export function kindOf({ kind }: ToldDate): string {
  if (isDeadline(kind)) return 'Deadline'
  return kind.endsWith('runoff') ? 'Runoff' : 'Election'
}

export function stateName(id: string): string {
  return isStateId(id) ? states[id].name : id
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
