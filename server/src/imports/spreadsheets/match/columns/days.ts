import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import { cellByCell, type ColumnContext, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { type DayOrder, anyDay, numbersIn } from '#imports/spreadsheets/cells/day.ts'

const nextElections: ReadonlySet<FileColumn> = new Set<FileColumn>([
  'jurisdictionoffice.next_general',
  'jurisdictionoffice.next_primary',
])

/** "11/3/26", "Nov 3, 2026", "3-Nov-2026", "46329" → 2026-11-03 */
export const readDays: ColumnReader = (context) => {
  const order = orderQuestion(context)
  const days = context.cells.map((text) => anyDay(text, order.answer))
  const past = pastQuestion(
    context,
    days.map((day) => day?.day ?? null),
  )
  return cellByCell(
    context,
    (text, notices, row) => {
      const read = days[row]
      if (!read) {
        notices.note('unreadable', text)
        return { values: [] }
      }
      if (read.isShort) notices.note('short_years', text)
      if (read.isInWords) notices.note('day_words', text)
      const isPast = past.isPast(read.day)
      if (isPast && past.answer !== null) notices.note(past.answer === 'keep' ? 'past_kept' : 'past_left_out', text)
      return { values: isPast && past.answer === 'leave_out' ? [] : [[context.column, read.day]] }
    },
    () => [...order.questions, ...past.questions],
  )
}

/** Asked only where some day cannot have the month first: then the others may not have it either. */
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

interface Past {
  readonly isPast: (day: string) => boolean
  readonly answer: 'keep' | 'leave_out' | null
  readonly questions: MatchingQuestion[]
}

/** A next election cannot be past; whoever says so may have an old list. */
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
