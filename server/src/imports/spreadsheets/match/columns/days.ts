import { tuesdayAfterFirstMonday } from '@atlas/states/law/days.ts'
import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import { cellByCell, type ColumnContext, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import {
  type DayOrder,
  type FoundDay,
  type PartOfDay,
  anyDay,
  numbersIn,
  partOfDay,
} from '#imports/spreadsheets/cells/day.ts'

const nextElections: ReadonlySet<FileColumn> = new Set<FileColumn>([
  'jurisdictionoffice.next_general',
  'jurisdictionoffice.next_primary',
])

/** "11/3/26", "Nov 3, 2026", "3-Nov-2026", "46329" → 2026-11-03 */
export const readDays: ColumnReader = (context) => {
  const order = orderQuestion(context)
  const parts = partQuestion(context, order.answer)
  const days = context.cells.map((text) => anyDay(text, order.answer) ?? parts.dayOf(text))
  const past = pastQuestion(
    context,
    days.map((day) => day?.day ?? null),
  )
  return cellByCell(
    context,
    (text, notices, row) => {
      const read = days[row]
      if (!read) {
        notices.note(partOfDay(text) && parts.questions.length > 0 ? 'part_of_day' : 'unreadable', text)
        return { values: [] }
      }
      if (read.isShort) notices.note('short_years', text)
      if (read.isInWords) notices.note('day_words', text)
      const isPast = past.isPast(read.day)
      if (isPast && past.answer !== null) notices.note(past.answer === 'keep' ? 'past_kept' : 'past_left_out', text)
      return { values: isPast && past.answer === 'leave_out' ? [] : [[context.column, read.day]] }
    },
    () => [...order.questions, ...parts.questions, ...past.questions],
  )
}

/** Asked only if some day cannot have the month first, because then the others may not either. */
function orderQuestion({ cells, answer }: ColumnContext): {
  readonly answer: DayOrder
  readonly questions: MatchingQuestion[]
} {
  const all = cells.flatMap((text) => {
    const numbers = numbersIn(text)
    return numbers ? [{ text, ...numbers }] : []
  })
  const open = all.filter(({ first, second }) => first <= 12 && second <= 12 && first !== second)
  const [example] = open
  if (!example || !all.some(({ first }) => first > 12)) return { answer: 'month_first', questions: [] }
  const order = answer('day_order', example.text)
  const question: MatchingQuestion = {
    kind: 'day_order',
    text: `Some days cannot be MM/DD/YYYY. What is “${example.text}”?`,
    button: 'Choose the order',
    is_needed: true,
    options: (['month_first', 'day_first'] as const).map((value) => ({
      value,
      label: wordsOf(anyDay(example.text, value)?.day ?? ''),
    })),
    items: [{ value: example.text, rows: open.length, suggested: 'day_first', answer: order ?? null }],
  }
  return { answer: order === 'month_first' ? 'month_first' : 'day_first', questions: [question] }
}

function wordsOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

const began: ReadonlySet<FileColumn> = new Set<FileColumn>(['eo.since'])

/** A month or a year is not a day; which day it means depends on the column. Without an answer it stays empty. */
function partQuestion({ column, cells, answer }: ColumnContext, order: DayOrder) {
  const parts = cells.flatMap((text) => {
    const part = anyDay(text, order) ? null : partOfDay(text)
    return part ? [{ text, day: dayOfPart(part, column) }] : []
  })
  const example = parts.find(({ day }) => day !== null)
  if (!example?.day) return { dayOf: () => null, questions: [] }
  const choice = answer('part_days', example.text)
  const dayOf = (text: string): FoundDay | null => {
    const part = choice === 'take' ? partOfDay(text) : null
    const day = part && dayOfPart(part, column)
    return day ? { day, isShort: false, isInWords: true } : null
  }
  const question: MatchingQuestion = {
    kind: 'part_days',
    text: `${parts.length} ${parts.length === 1 ? 'cell says' : 'cells say'} a month or a year without its day, such as “${example.text}”`,
    button: 'Choose the day',
    is_needed: false,
    options: [
      {
        value: 'take',
        label: `Take ${nextElections.has(column) ? 'the general election' : began.has(column) ? 'the first day' : 'the last day'}: ${wordsOf(example.day)}`,
      },
      { value: 'leave_out', label: parts.length === 1 ? 'Leave it empty' : 'Leave them empty' },
    ],
    items: [{ value: example.text, rows: parts.length, suggested: 'leave_out', answer: choice ?? null }],
  }
  return { dayOf, questions: [question] }
}

/** A term begins on the first day of its month or year and ends on the last; a general election is in November. */
function dayOfPart({ year, month }: PartOfDay, column: FileColumn): string | null {
  if (nextElections.has(column)) {
    return column === 'jurisdictionoffice.next_general' && (month ?? 11) === 11
      ? tuesdayAfterFirstMonday(year, 11)
      : null
  }
  const isFirst = began.has(column)
  const day = isFirst ? Date.UTC(year, (month ?? 1) - 1, 1) : Date.UTC(year, month ?? 12, 0)
  return new Date(day).toISOString().slice(0, 10)
}

interface Past {
  readonly isPast: (day: string) => boolean
  readonly answer: 'keep' | 'leave_out' | null
  readonly questions: MatchingQuestion[]
}

/** A next election cannot be in the past; the list may be old. */
function pastQuestion({ column, cells, answer, reference }: ColumnContext, days: readonly (string | null)[]): Past {
  const isPast = (day: string) => nextElections.has(column) && day < reference.today
  const rows = days.flatMap((day, row) => (day !== null && isPast(day) ? [row] : []))
  const [firstRow] = rows
  if (firstRow === undefined) return { isPast, answer: null, questions: [] }
  const value = cells[firstRow] ?? ''
  const choice = answer('past_days', value)
  const question: MatchingQuestion = {
    kind: 'past_days',
    text: `${rows.length} of ${days.filter((day) => day !== null).length} days of the next election ${rows.length === 1 ? 'is' : 'are'} past, such as “${value}”`,
    button: 'Keep or leave out',
    is_needed: true,
    options: [
      { value: 'leave_out', label: rows.length === 1 ? 'Leave that day out' : 'Leave those days out' },
      { value: 'keep', label: rows.length === 1 ? 'Keep it' : 'Keep them' },
    ],
    items: [{ value, rows: rows.length, suggested: 'leave_out', answer: choice ?? null }],
  }
  return { isPast, answer: choice === 'keep' || choice === 'leave_out' ? choice : null, questions: [question] }
}
