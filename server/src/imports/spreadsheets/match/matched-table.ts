import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { MatchedSheet } from '#imports/spreadsheets/match/match-sheet.ts'
import { asTable } from '#imports/spreadsheets/match/matched-rows.ts'
import type { MatchedTable } from '#imports/spreadsheets/read/officials-file.ts'

/** The usable rows of a spreadsheet in the words of the import, and the skipped rows. */
export function matchedTable(
  { rows }: MatchedSheet,
  { scope, seats, other_seats: others }: MatchingAnswers,
): MatchedTable {
  const ofLine = new Map(seats.map(({ line, answer }) => [line, answer]))
  return {
    ...asTable(rows.filter(({ reason }) => reason === null)),
    newPlaces: new Set(rows.flatMap(({ line, isNewPlace }) => (isNewPlace ? [line] : []))),
    skipped: rows.flatMap(({ line, reason }) => (reason === null ? [] : [{ line, reason }])),
    scope,
    seatAnswer: (line) => ofLine.get(line) ?? others,
  }
}
