import { buildLayer } from '#imports/spreadsheets/overlay/build-layer.ts'
import type { ExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { addToLayer } from '#imports/spreadsheets/overlay/add-to-layer.ts'
import type { MatchedTable, SkippedRow } from '#imports/spreadsheets/read/officials-file.ts'
import { LineProblems } from '#imports/spreadsheets/problems/problems.ts'
import {
  type StoredSeatQuestion,
  findSeatQuestions,
  withSuccessors,
} from '#imports/spreadsheets/overlay/seat-questions.ts'
import type { ReadFile } from '#imports/spreadsheets/rows/read-rows.ts'

export interface BuiltMatched {
  readonly layer: Layer
  readonly lines: ReadonlyMap<string, number>
  readonly skipped: readonly SkippedRow[]
  readonly seats: { readonly seatQuestions: readonly StoredSeatQuestion[]; readonly questionsLeft: number }
}

/** The layer from a matched table. Unusable rows are skipped one by one, with the reason. */
export function buildMatched(
  file: ReadFile,
  { scope, seatAnswer, followsOf, skipped: before }: MatchedTable,
  existing: ExistingRecords,
  own: Layer,
  today: string,
): BuiltMatched {
  const rows = file.rows.splice(0)
  const skipped = new Map(before.map(({ line, reason }) => [line, reason]))
  if (file.problems instanceof LineProblems) skip(skipped, file.problems.byLine)
  const questionByLine = new Map<number, StoredSeatQuestion>()
  for (;;) {
    const problems = new LineProblems()
    const usable = rows.filter(({ line }) => !skipped.has(line))
    const { layer, lines } = buildLayer({ ...file, rows: usable, problems }, existing, today)
    if (problems.byLine.size > 0) {
      skip(skipped, problems.byLine)
      continue
    }
    for (const each of findSeatQuestions(layer, lines, existing, {
      scope,
      seatAnswer,
      ...(followsOf && { followsOf }),
    }))
      questionByLine.set(each.line, each)
    const unwanted = [...questionByLine.values()].filter(
      ({ line, answer }) => answer === 'leave_out' && !skipped.has(line),
    )
    if (unwanted.length > 0) {
      for (const { line, holder } of unwanted) skipped.set(line, `${holder.official} holds the seat, and stays`)
      continue
    }
    const followed = [...questionByLine.values()].flatMap(({ answer, official, holder }) =>
      answer === 'replaces' && holder.line !== null && !skipped.has(holder.line) ? { official, line: holder.line } : [],
    )
    if (followed.length > 0) {
      for (const { line, official } of followed) skipped.set(line, `${official} follows in the seat`)
      continue
    }
    const questions = [...questionByLine.values()].sort((a, b) => a.line - b.line)
    return {
      layer: withSuccessors(scope === 'add' ? addToLayer(own, layer) : layer, questions),
      lines,
      skipped: Array.from(skipped, ([line, reason]) => ({ line, reason })).sort((a, b) => a.line - b.line),
      seats: { seatQuestions: questions, questionsLeft: questions.filter(({ answer }) => answer === null).length },
    }
  }
}

function skip(skipped: Map<number, string>, reasons: ReadonlyMap<number, string>): void {
  for (const [line, reason] of reasons) if (!skipped.has(line)) skipped.set(line, reason)
}
