import type { MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import {
  type CellReading,
  cellByCell,
  type ColumnContext,
  type ColumnReading,
} from '#imports/spreadsheets/match/columns/column.ts'
import { notKnown, type Notices, quotedList } from '#imports/spreadsheets/match/columns/notices.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

/** A column with a fixed set of values, such as offices; for other values the nearest allowed one is suggested. */
interface AllowedValues {
  readonly one: string
  readonly many: string
  /** Undefined if the value is not allowed. */
  readonly read: (text: string, notices: Notices, row: number) => CellReading | undefined
  /** The cell for a value that a person chose or accepted. */
  readonly chosen: (value: string, text: string) => CellReading
  readonly nearest: (text: string, row: number) => string | null
  /** Several possible values, the most likely first, about which a question is asked. */
  readonly among?: (text: string, row: number) => readonly string[]
  /** Other sentences for these; `values` are quoted. */
  readonly asked?: {
    readonly question: (values: string) => string
    readonly reason: (value: string) => string
  }
  readonly options: () => MatchingQuestion['options']
}

interface Unknown {
  rows: number
  readonly suggested: string | null
  readonly among: readonly string[]
  readonly answer: string | undefined
}

const mostSuggested = 100

export function readAllowedValues(context: ColumnContext, words: AllowedValues): ColumnReading {
  const unknown = new Map<string, Unknown>()
  const noteUnknown = (text: string, row: number) => {
    const existing = unknown.get(text)
    if (existing) existing.rows += 1
    const among = existing ? [] : (words.among?.(text, row) ?? [])
    const entry = existing ?? {
      rows: 1,
      among,
      suggested: among[0] ?? (unknown.size < mostSuggested ? words.nearest(text, row) : null),
      answer: context.answer('values', text),
    }
    unknown.set(text, entry)
    return entry
  }
  const column = cellByCell(context, (text, notices, row) => {
    const read = words.read(text, notices, row)
    if (read) return read
    const value = noteUnknown(text, row)
    const chosen = value.answer ?? (isMended(value, context) ? value.suggested : null)
    if (chosen === '') return { values: [], reason: `“${excerpt(text)}” was chosen to be left out` }
    if (chosen === null && value.among.length > 0)
      return {
        values: [],
        reason: words.asked?.reason(text) ?? whatItMayBe(excerpt(text), value.among, words),
      }
    if (chosen === null) return { values: [], reason: `“${excerpt(text)}” is no ${words.one} that the atlas knows` }
    const reading = words.chosen(chosen, text)
    if (!reading.isNewPlace) notices.note('nearest_used', `“${excerpt(text)}” = ${chosen}`)
    return reading
  })
  const open = [...unknown].filter(([, value]) => value.answer === undefined && !isMended(value, context))
  return {
    ...column,
    notices: [
      ...unknownNotices(
        context,
        words,
        open.filter(([, { among }]) => among.length === 0),
      ),
      ...column.notices,
    ],
    questions: unknown.size > 0 ? [questionOf(unknown, words)] : [],
    needsReview: column.needsReview || open.length > 0,
  }
}

function whatItMayBe(text: string, among: readonly string[], { one, many }: AllowedValues): string {
  return among.length === 1
    ? `“${text}” may be another ${one} than ${among[0]}`
    : `“${text}” may be several ${many}: ${someOf(among)}`
}

function someOf(options: readonly string[]): string {
  return options.length > 3 ? `${options.slice(0, 3).join(', ')} and others` : options.join(', ')
}

/** Misspellings can all be accepted at once; ambiguous values are asked about one by one. */
function isMended({ suggested, among }: Unknown, context: ColumnContext): boolean {
  return context.isUsed('nearest') && suggested !== null && among.length === 0
}

function unknownNotices(context: ColumnContext, { one, many }: AllowedValues, open: readonly [string, Unknown][]) {
  if (open.length === 0) return []
  const of = context.cells.filter((cell) => cell !== '').length
  const rows = open.reduce((sum, [, each]) => sum + each.rows, 0)
  const suggested = [...new Set(open.flatMap(([, each]) => each.suggested ?? []))]
  const values = open.map(([value]) => excerpt(value))
  const suggestion = suggested.length === 1 && open.length === 1 ? ` Did you mean ${suggested[0]}?` : ''
  const label = suggested.length === 1 ? `Use ${suggested[0]}` : 'Use what they nearly are'
  return [
    {
      kind: 'not_known',
      text: `${notKnown(rows, of, one, many)}: ${quotedList(values)}.${suggestion}`,
      rows,
      of,
      values: values.slice(0, 5),
      fix: suggested.length === 0 ? null : { id: 'nearest' as const, label, is_used: false },
    },
  ]
}

function questionOf(
  unknown: ReadonlyMap<string, Unknown>,
  { one, many, options, asked }: AllowedValues,
): MatchingQuestion {
  const values = [...unknown].sort(([, a], [, b]) => b.among.length - a.among.length || b.rows - a.rows)
  const several = values.filter(([, { among }]) => among.length > 0)
  const likely = new Set(several.flatMap(([, { among }]) => among))
  const all = options()
  const first = [...likely].flatMap((value) => all.find((option) => option.value === value) ?? [])
  const quoted = quotedList(several.map(([value]) => excerpt(value)))
  return {
    kind: 'values',
    text:
      several.length > 0
        ? (asked?.question(quoted) ?? `Choose what each value means: ${quoted} may be several ${many}`)
        : `Choose the ${one} for each value; rows without one are left out`,
    button: `Choose (${values.length} ${values.length === 1 ? one : many})`,
    is_needed: several.length > 0,
    options: [...first, ...all.filter(({ value }) => !likely.has(value)), { value: '', label: 'Leave these rows out' }],
    items: values.slice(0, mostSuggested).map(([value, { rows, suggested, among, answer }]) => ({
      value,
      rows,
      suggested,
      ...(among.length > 0 && { likely: [...among] }),
      answer: answer ?? null,
    })),
  }
}
