import { kindText } from '@atlas/contract/rules/election-kinds.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { isStateId, stateName, states } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { CalendarEvent } from '#features/elections/calendar-file.ts'
import { momentOfDate, reasonsOf } from '#features/elections/date-event.ts'
import { standingAt } from '#dataset/standing-at.ts'
import type { DescribedDate } from '#dataset/elections/described-date.ts'
import type { About } from '#mail/mail.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'

/** A date of an official's seat as a calendar event, with the name of the official. */
export function officialEvent(
  { index }: Pick<Snapshot, 'index'>,
  about: About,
  row: number,
  date: DescribedDate,
): CalendarEvent {
  const office = officeAt(index, row, date.state_id)
  const url = linkTo(about, `/officials/${index.ids[row]}`)
  const lines = [...holderAt(index, row), date.detail, ...reasonsOf(date), url]
  return {
    // The election stays the same event when the holder of the seat changes.
    uid: `${date.uid}-${slug(office)}`,
    sequence: date.sequence,
    day: date.day,
    moment: momentOfDate(date),
    place: stateName(date.state_id),
    url,
    summary: `${date.name}: ${office}`,
    kind: kindText(date.kind),
    description: lines.filter((line) => line !== null).join('\n'),
  }
}

/** "Coroner, Marshall County (MS)" */
function officeAt(index: SearchIndex, row: number, state: string): string {
  const area = textAt(index, 'jurisdiction.name', row)
  const place = area && isStateId(state) && area !== states[state].name ? `${area} (${states[state].code})` : area
  return [textAt(index, 'office.name', row), place].filter(Boolean).join(', ')
}

function holderAt(index: SearchIndex, row: number): string[] {
  const name = textAt(index, 'eo.name', row)
  const standing = standingAt(index, row)
  if (!standing) return [`The seat is held by ${name}.`]
  if (standing.mark === 'Successor elected') return [`The seat is held by ${name}. ${standing.sentence}`]
  return [`${standing.mark}. ${standing.sentence}`, `Before that, the seat was held by ${name}.`]
}

function textAt(index: SearchIndex, id: ColumnId, row: number): string | null {
  return valueAt(indexColumn(index, id), row) as string | null
}
