import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import {
  electedToFollow,
  type Standing,
  type StandingMark,
  standingMarks,
  standingOf,
} from '@atlas/contract/rules/standing.ts'
import { partyLetter } from '#shared/values/party-letter.ts'
import { textOf } from '#shared/values/text-of.ts'

const stars: Readonly<Record<StandingMark, string>> = {
  'Result not in yet': '*',
  'Successor elected': '§',
  'Term ended': '†',
  'Term over, successor not on file': '‡',
}

/** The sign for a mark on a printed page, where there is no room for its words. */
export function starOf(mark: StandingMark | null): string {
  return mark === null ? '' : stars[mark]
}

export function markOf(row: Row, today: string): StandingMark | null {
  return standingOfRow(row, today)?.mark ?? null
}

function standingOfRow(row: Row, today: string): Standing | null {
  const elected = electedToFollow(textOf(row, 'eo.elected'), textOf(row, 'eo.takes_office'))
  return standingOf(textOf(row, 'stats.result_pending'), textOf(row, 'eo.term_end'), today, elected)
}

const rowsOf = (ladder: Place['ladder']) => ladder.flatMap(({ officials }) => officials.map(({ values }) => values))

/** The legend of the signs that appear on the page. */
export function legendOf(ladder: Place['ladder'], today: string): string[] {
  const rows = rowsOf(ladder)
  const used = new Set(rows.map((row) => markOf(row, today)))
  return standingMarks.filter((mark) => used.has(mark)).map((mark) => `${stars[mark]} ${meaningOf(mark, rows, today)}`)
}

function meaningOf(mark: StandingMark, rows: readonly Row[], today: string): string {
  if (mark === 'Successor elected')
    return `${mark}: ${rows
      .map((row) => standingOfRow(row, today))
      .flatMap((standing) => (standing?.mark === mark ? [standing.sentence] : []))
      .join(' ')}`
  if (mark !== 'Result not in yet') return `${mark}: the name is the last one known.`
  const marked = rows.filter((row) => markOf(row, today) === mark)
  const days = [...new Set(marked.flatMap((row) => textOf(row, 'stats.result_pending') ?? []))].toSorted()
  const on = days.map(typedDayOf).join(' or ')
  return `On the ballot on ${on}, result not in yet: the name is the last one known.`
}

/** "D Democratic, I Independent, R Republican": the legend of the letters on the page. */
export function partiesOf(ladder: Place['ladder']): string {
  const parties = new Set(rowsOf(ladder).flatMap((row) => textOf(row, 'party.name') ?? []))
  return [...parties]
    .toSorted()
    .map((party) => `${partyLetter(party)} ${party}`)
    .join(', ')
}
