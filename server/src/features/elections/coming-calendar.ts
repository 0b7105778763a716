import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type { comingCalendar as contract } from '@atlas/contract/endpoints/elections/elections.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { calendarFile, type CalendarEvent } from '#features/elections/calendar-file.ts'
import { dateEvent, seatsInWords } from '#features/elections/date-event.ts'
import type { DatesOnFile } from '#dataset/elections/dates-on-file.ts'
import { rowsRepresenting } from '#dataset/places/ladder.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { officialEvent } from '#features/elections/official-event.ts'
import { oncePerSet } from '#dataset/elections/once-per-set.ts'
import { matchingDates, withMatchingSeats } from '#features/elections/matching-dates.ts'
import { ofThePlace, underFilters, type WhoseDates } from '#features/elections/whose-dates.ts'
import type { SeatedDate } from '#dataset/elections/described-date.ts'
import type { About } from '#mail/mail.ts'
import type { TextFile } from '#platform/http/serve-text.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { match } from '#search/match.ts'
import { addRow, hasRow, noRows } from '#search/row-bitset.ts'
import { indexColumn, rowOfId, valueAt } from '#search/search-index.ts'

/** The data that a calendar is made from. */
export interface CalendarSource {
  readonly snapshot: Snapshot
  readonly onFile: DatesOnFile
  readonly about: About
  /** A file made in the nonpartisan view says that it was. */
  readonly isNonpartisan: boolean
}

type CalendarRequest = Parsed<typeof contract>['body']

/**
 * Upcoming dates as a calendar file: for the seat of an official, the seats of a place, one date, or all in a window.
 */
export async function comingCalendar(source: CalendarSource, request: CalendarRequest): Promise<TextFile> {
  if (request.official_id !== undefined) return ofOfficial(source, request.official_id)
  if (request.place_id !== undefined) return ofPlace(source, request.place_id)
  const { id, within_days: days } = request
  const until = addDays(source.snapshot.today, days)
  const dates = await datesUnder(source, request.filters)
  const selected = dates.filter(({ date }) => (id === undefined ? date.day <= until : date.uid === id))
  if (id !== undefined && selected.length === 0) throw new Problem('not_found', { detail: noSuchDate })
  const whose = underFilters(source.snapshot.index, request.filters)
  return calendarOf(source, { file: id ?? 'coming-up', whose: whose.name }, eventsOf(source, selected, whose))
}

const noSuchDate = 'There is no such date under these filters, or no longer one.'

/** Every upcoming date of seats under the filters. */
export async function datesUnder(
  { snapshot, onFile }: CalendarSource,
  filters: readonly Filter[],
): Promise<SeatedDate[]> {
  const { index } = snapshot
  await rememberFilters(index, filters)
  const matching = match(index, filters)
  return withMatchingSeats(matchingDates(onFile.seated, matching), matching, index.rowCount)
}

export function eventsOf(
  { snapshot, about }: CalendarSource,
  dates: readonly SeatedDate[],
  whose: WhoseDates,
): CalendarEvent[] {
  const seatsText = oncePerSet((seats) => seatsInWords(snapshot.index, seats))
  return dates.map(({ date, seats }) => dateEvent(about, date, whose, seatsText(seats)))
}

interface CalendarName {
  /** The name without its extension. */
  readonly file: string
  /** Whose elections these are, for the list of calendars; null for everybody's. */
  readonly whose: string | null
}

export function calendarOf(
  { snapshot, about, isNonpartisan }: CalendarSource,
  { file, whose }: CalendarName,
  events: readonly CalendarEvent[],
): TextFile {
  const description = isNonpartisan ? 'Nonpartisan view' : null
  return calendarFile(`${file}.ics`, events, {
    title: `${about.title}: elections${whose === null ? '' : `, ${whose}`}`,
    description,
    changedAt: snapshot.changedAt,
  })
}

/** All upcoming dates, however far in the future. */
function ofOfficial(source: CalendarSource, id: number): TextFile {
  const { snapshot, onFile, about } = source
  const { index } = snapshot
  const row = rowOfId(index, id)
  if (row === undefined) throw new Problem('not_found', { detail: 'There is no such official, or no longer one.' })
  const dates = onFile.seated.filter(({ seats }) => hasRow(seats, row)).map(({ date }) => date)
  const name = valueAt(indexColumn(index, 'eo.name'), row) as string
  return calendarOf(
    source,
    // Each event names the official and says how certain it is who holds the seat, which a name alone could not say.
    { file: `${slug(name)}-elections`, whose: null },
    dates.map((date) => officialEvent(snapshot, about, row, date)),
  )
}

/** The dates of the officials whom the voters of a place elect, however far in the future. */
function ofPlace(source: CalendarSource, id: string): TextFile {
  const { snapshot, onFile } = source
  const { index, places } = snapshot
  const number = findPlace(places, id)
  if (number === undefined) throw new Problem('not_found', { detail: 'There is no such place in the five states.' })
  const matching = noRows(index.rowCount)
  for (const { row, certainty } of rowsRepresenting(places, number)) if (isCounted(certainty)) addRow(matching, row)
  const dates = withMatchingSeats(matchingDates(onFile.seated, matching), matching, index.rowCount)
  const place = placeAt(places, number)
  const whose = ofThePlace(place)
  const named = { file: `${slug(place.name)}-elections`, whose: whose.name }
  return calendarOf(source, named, eventsOf(source, dates, whose))
}
