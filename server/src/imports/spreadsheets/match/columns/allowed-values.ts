import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import {
  type CellReading,
  cellByCell,
  type ColumnContext,
  type ColumnReading,
} from '#imports/spreadsheets/match/columns/column.ts'
import { notKnown, type Notices, quotedList } from '#imports/spreadsheets/match/columns/notices.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

/** A column that allows only the values of the atlas, such as offices: of others, the nearest allowed one is offered. */
interface AllowedValues {
  readonly one: string
  readonly many: string
  /** Undefined where the value is not allowed. */
  readonly read: (text: string, notices: Notices, row: number) => CellReading | undefined
  /** What the cell is, chosen by a person or offered: a value of an option. */
  readonly chosen: (value: string, text: string) => CellReading
  readonly nearest: (text: string, row: number) => string | null
  readonly options: () => MatchingQuestion['options']
}

interface Unknown {
  rows: number
  readonly suggested: string | null
  readonly answer: string | undefined
}

const mostSuggested = 100

export function readAllowedValues(context: ColumnContext, words: AllowedValues): ColumnReading {
  const unknown = new Map<string, Unknown>()
  const noteUnknown = (text: string, row: number) => {
    const existing = unknown.get(text)
    if (existing) existing.rows += 1
    const entry = existing ?? {
      rows: 1,
      suggested: unknown.size < mostSuggested ? words.nearest(text, row) : null,
      answer: context.answer('values', text),
    }
    unknown.set(text, entry)
    return entry
  }
  const column = cellByCell(context, (text, notices, row) => {
    const read = words.read(text, notices, row)
    if (read) return read
    const { suggested, answer } = noteUnknown(text, row)
    const chosen = answer ?? (context.isUsed('nearest') ? suggested : null)
    if (chosen === '') return { values: [], reason: `“${excerpt(text)}” was chosen to be left out` }
    if (chosen === null) return { values: [], reason: `“${excerpt(text)}” is no ${words.one} that the atlas knows` }
    notices.note('nearest_used', `“${excerpt(text)}” = ${chosen}`)
    return words.chosen(chosen, text)
  })
  const open = [...unknown].filter(
    ([, { suggested, answer }]) => answer === undefined && !(context.isUsed('nearest') && suggested !== null),
  )
  return {
    ...column,
    notices: [...unknownNotices(context, words, open), ...column.notices],
    questions: unknown.size > 0 ? [questionOf(unknown, words)] : [],
    needsReview: column.needsReview || open.length > 0,
  }
}

function unknownNotices(context: ColumnContext, { one, many }: AllowedValues, open: readonly [string, Unknown][]) {
  if (open.length === 0) return []
  const of = context.cells.filter((cell) => cell !== '').length
  const rows = open.reduce((sum, [, each]) => sum + each.rows, 0)
  const suggested = [...new Set(open.flatMap(([, each]) => each.suggested ?? []))]
  const values = open.map(([value]) => excerpt(value))
  const meant = suggested.length === 1 && open.length === 1 ? ` Did you mean ${suggested[0]}?` : ''
  const label = suggested.length === 1 ? `Use ${suggested[0]}` : 'Use what they nearly are'
  return [
    {
      kind: 'not_known',
      text: `${notKnown(rows, of, one, many)}: ${quotedList(values)}.${meant}`,
      rows,
      of,
      values: values.slice(0, 5),
      fix: suggested.length === 0 ? null : { id: 'nearest' as const, label, is_used: false },
    },
  ]
}

function questionOf(unknown: ReadonlyMap<string, Unknown>, { one, many, options }: AllowedValues): MatchingQuestion {
  const items = Array.from(unknown, ([value, { rows, suggested, answer }]) => ({
    value,
    rows,
    suggested,
    answer: answer ?? null,
  })).sort((a, b) => b.rows - a.rows)
  return {
    kind: 'values',
    text: `Choose the ${one} for each value; rows without one are left out`,
    button: `Choose (${items.length} ${items.length === 1 ? one : many})`,
    is_needed: false,
    options: [...options(), { value: '', label: 'Leave these rows out' }],
    items: items.slice(0, mostSuggested),
  }
}
