import {
  type Alternatives,
  type MatchAnswer,
  type MatchReply,
  type MatchResult,
  matchResults,
} from '@atlas/contract/endpoints/places/find.ts'
import { countyHoldersText, holdersText } from '#places/find/match/holders-text.ts'
import { joined } from '#places/find/joined.ts'
import type { TableFile } from '#places/find/match/file/table-file.ts'

export const resultLabels: Readonly<Record<MatchResult, string>> = {
  matched: 'Matched',
  crosses: 'Crosses a line',
  ambiguous: 'Several fit',
  not_found: 'Not found',
}

/** A row of the file with what was found for it. */
export interface MatchedRow {
  /** As a spreadsheet numbers rows: the headings are row 1. */
  readonly number: number
  readonly value: string
  readonly answer: MatchAnswer
}

export function matchedRows(values: readonly string[], reply: Pick<MatchReply, 'answers' | 'answer_of'>): MatchedRow[] {
  return values.flatMap((value, at) => {
    const answer = reply.answers[reply.answer_of[at] ?? -1]
    return answer ? [{ number: at + 2, value, answer }] : []
  })
}

export function countResults(rows: readonly MatchedRow[]): Record<MatchResult, number> {
  const counts = Object.fromEntries(matchResults.map((result) => [result, 0])) as Record<MatchResult, number>
  for (const { answer } of rows) counts[answer.result]++
  return counts
}

/** "26, 29, 31 or 50"; where one is more likely than the others, it is first and says so. */
export function alternativesText({ names, is_first_probable: isFirstProbable }: Alternatives): string {
  const [first, ...others] = names
  if (first === undefined) return ''
  return joined([isFirstProbable ? `${first} (probably)` : first, ...others], 'or')
}

const mostShown = 4

/** The same where there is little room: "58 (probably) or 26 others". */
export function shortAlternatives(alternatives: Alternatives): string {
  const { names, is_first_probable: isFirstProbable } = alternatives
  if (names.length <= mostShown) return alternativesText(alternatives)
  const [first] = names
  return isFirstProbable ? `${first} (probably) or ${names.length - 1} others` : `one of ${names.length}`
}

const addedHeadings = [
  'County',
  'Congress',
  'State Senate',
  'State House',
  'U.S. Representative',
  'State Senator',
  'State Representative',
  'County Officials',
  'Result',
  'Reason',
]

/** The whole file in its order, with the columns that were found behind its own. */
export function resultTable(
  { headings, rows }: TableFile,
  matched: readonly MatchedRow[],
  people: MatchReply['people'],
): string[][] {
  const own = (row: readonly string[]) => headings.map((_, column) => row[column] ?? '')
  const cells = new Map<MatchAnswer, string[]>()
  const found = matched.map(({ answer }, at) => {
    const cached = cells.get(answer) ?? cellsOf(answer, people)
    cells.set(answer, cached)
    return [...own(rows[at] ?? []), ...cached]
  })
  return [[...headings, ...addedHeadings], ...found]
}

function cellsOf(answer: MatchAnswer, people: MatchReply['people']): string[] {
  const chambers = [answer.congress, answer.senate, answer.house]
  return [
    joined(answer.counties, 'or'),
    ...chambers.map(alternativesText),
    ...chambers.map((each) => holdersText(each, people)),
    countyHoldersText(answer, people),
    resultLabels[answer.result],
    answer.reason ?? '',
  ]
}
