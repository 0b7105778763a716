import { buildLayer } from '#imports/sources/officials-file/build-layer.ts'
import type { Known } from '#imports/sources/officials-file/known.ts'
import type { Layer } from '#imports/sources/officials-file/layer.ts'
import { addToLayer } from '#imports/sources/officials-file/add-to-layer.ts'
import type { LeftOut, MatchedTable, OfficialsCheck } from '#imports/sources/officials-file/officials-check.ts'
import { LineProblems } from '#imports/sources/officials-file/problems.ts'
import { type AskedSeat, askedSeats, withSuccessors } from '#imports/sources/officials-file/seat-questions.ts'
import type { ReadFile } from '#imports/sources/officials-file/read-officials-file.ts'

export interface BuiltMatched {
  readonly layer: Layer
  readonly lines: ReadonlyMap<string, number>
  readonly leftOut: readonly LeftOut[]
  readonly seats: Pick<OfficialsCheck, 'seatQuestions' | 'questionsLeft'>
}

/** The layer as a matched table makes it. Rows that cannot be used are left out, one by one, and told. */
export function buildMatched(
  file: ReadFile,
  { scope, seatAnswer, follows = null, leftOut: before }: MatchedTable,
  known: Known,
  own: Layer,
  today: string,
): BuiltMatched {
  const rows = file.rows.splice(0)
  const leftOut = new Map(before.map(({ line, reason }) => [line, reason]))
  if (file.problems instanceof LineProblems) leaveOut(leftOut, file.problems.byLine)
  const asked = new Map<number, AskedSeat>()
  for (;;) {
    const problems = new LineProblems()
    const usable = rows.filter(({ line }) => !leftOut.has(line))
    const { layer, lines } = buildLayer({ ...file, rows: usable, problems }, known, today)
    if (problems.byLine.size > 0) {
      leaveOut(leftOut, problems.byLine)
      continue
    }
    for (const each of askedSeats(layer, lines, known, { scope, seatAnswer, follows })) asked.set(each.line, each)
    const unwanted = [...asked.values()].filter(({ line, answer }) => answer === 'leave_out' && !leftOut.has(line))
    if (unwanted.length > 0) {
      for (const { line, holder } of unwanted) leftOut.set(line, `${holder.official} holds the seat, and stays`)
      continue
    }
    const questions = [...asked.values()].sort((a, b) => a.line - b.line)
    return {
      layer: withSuccessors(scope === 'add' ? addToLayer(own, layer) : layer, questions),
      lines,
      leftOut: Array.from(leftOut, ([line, reason]) => ({ line, reason })).sort((a, b) => a.line - b.line),
      seats: { seatQuestions: questions, questionsLeft: questions.filter(({ answer }) => answer === null).length },
    }
  }
}

function leaveOut(leftOut: Map<number, string>, reasons: ReadonlyMap<number, string>): void {
  for (const [line, reason] of reasons) if (!leftOut.has(line)) leftOut.set(line, reason)
}
