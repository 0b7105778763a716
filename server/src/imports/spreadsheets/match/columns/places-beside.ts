import type { CellReading, ColumnContext, ColumnReading } from '#imports/spreadsheets/match/columns/column.ts'
import { readPlaces } from '#imports/spreadsheets/match/columns/places.ts'

const column = 'jurisdiction.name'

/**
 * Wraps the reader of a column whose cells include places, as in "Mayor of Selma": a new place leads to a question, as
 * in a column of places. `hasPlace` marks rows with a place in another column.
 */
export function withPlacesAsked(
  read: ColumnReading,
  context: ColumnContext,
  hasPlace: (row: number) => boolean,
): ColumnReading {
  const cells = read.readings.map((reading, row) => (hasPlace(row) ? '' : placeIn(reading)))
  if (cells.every((cell) => cell === '')) return read
  const answer = (_: string, value: string) => context.answer('places', value)
  const places = readPlaces({ ...context, column, cells, answer })
  return {
    readings: read.readings.map((reading, row) =>
      cells[row] === '' ? reading : withPlace(reading, places.readings[row] ?? { values: [] }),
    ),
    notices: [...read.notices, ...places.notices.map((notice) => ({ ...notice, kind: `place_${notice.kind}` }))],
    questions: [...read.questions, ...places.questions.map((question) => ({ ...question, kind: 'places' as const }))],
    needsReview: read.needsReview || places.needsReview,
  }
}

function placeIn({ values }: CellReading): string {
  return values.find(([of]) => of === column)?.[1] ?? ''
}

function withPlace({ values, ...reading }: CellReading, { values: ofPlace, ...place }: CellReading): CellReading {
  return { ...place, ...reading, values: [...values.filter(([of]) => of !== column), ...ofPlace] }
}
