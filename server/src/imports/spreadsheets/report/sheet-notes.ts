import type { Matching, MatchingNotice } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { MatchedSheet } from '#imports/spreadsheets/match/match-sheet.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

/** What a check reports about a spreadsheet besides the changes: the content of a line, and changes to cells. */
export function sheetNotes({ matching, rows }: MatchedSheet): {
  readonly texts: ReadonlyMap<number, string>
  readonly fixes: string[]
  readonly sheets: Matching['sheets']
} {
  const unusable = rows.filter(({ reason }) => reason !== null)
  return {
    sheets: matching.sheets,
    texts: new Map(unusable.map(({ line, was }) => [line, excerpt([...was.values()].join(' · '))])),
    fixes: matching.columns.flatMap(({ heading, column, notices }) =>
      column === null ? [] : notices.filter(isDone).map(({ text }) => `${heading}: ${text}`),
    ),
  }
}

/** A suggestion that is not accepted changes nothing. */
function isDone({ kind, fix }: MatchingNotice): boolean {
  return kind !== 'not_known' && (fix === null || fix.is_used)
}
