import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { chosenPart } from '#places/chosen/chosen-places.ts'

/** The publisher of a figure, for the line below the picture. */
const sources = {
  seats: 'seats by law and officials on file',
  census: '2020 Census',
  law: 'days by the law of each state',
  returns: 'returns of 2024',
  ballots: 'returns of the last elections on file',
  loads: 'officials on file',
} as const

/** Columns of places that counties can be drawn by, together with the Black share of their people of voting age. */
const columns = {
  'place.completeness': 'seats',
  'place.with_phone%': 'seats',
  'place.ethnicity_known%': 'seats',
  'place.uncontested%': 'ballots',
  'place.closest_margin%': 'ballots',
  'stats.2024harris%': 'returns',
  'place.next_election': 'law',
} as const satisfies Partial<Record<ColumnId, keyof typeof sources>>
type FigureColumn = keyof typeof columns

/** Not a column, because it depends on a day: how many officials came, left or changed since then. */
export const changesFigure = 'changes' as const
const figures = { ...columns, [changesFigure]: 'loads' } as const
export type DotFigure = keyof typeof figures

export const dotFigures = Object.keys(figures) as DotFigure[]

export function columnsOfFigures(chosen: readonly DotFigure[]): FigureColumn[] {
  return chosen.filter((figure) => figure !== changesFigure)
}

/** The kind of the values: shares from 0 to 1, counts from 0 on, or days. */
export function figureKind(figure: DotFigure): 'share' | 'count' | 'day' {
  if (figure === changesFigure) return 'count'
  return columnOf(figure).kind === 'coming-day' ? 'day' : 'share'
}

export const shareColumn = 'stats.vap_black%' satisfies ColumnId
export const areaColumn = 'stats.vap_total' satisfies ColumnId

export function sourceOfFigure(figure: DotFigure): string {
  return `${sources.census}; ${sources[figures[figure]]}`
}

/** The text of its button and above its column. */
const labels: Readonly<Record<DotFigure, string>> = {
  'place.completeness': 'Own seats on file',
  'place.with_phone%': 'Own seats with a phone',
  'place.ethnicity_known%': 'Own seats with ethnicity known',
  'place.uncontested%': 'Own seats with one name on the ballot',
  'place.closest_margin%': 'Closest margin of own seats',
  'stats.2024harris%': 'Harris share, 2024',
  'place.next_election': 'Next election',
  changes: 'Changes since a day',
}

export function figureLabel(figure: DotFigure): string {
  return labels[figure]
}

/** The figure in an address by which the counties are drawn; null where they are not. */
export function readDots({ dots }: UrlQuery): DotFigure | null {
  return dotFigures.find((figure) => figure === dots) ?? null
}

/** The day that changes count from; null where the address has none. */
export function readSince({ dots, since }: UrlQuery): string | null {
  return dots === changesFigure && typeof since === 'string' && parseDay(since) === since ? since : null
}

export function sinceText(since: string): string {
  return `Officials who came, left or changed since ${typedDayOf(since)}`
}

/** Whether the counties are drawn as a map instead of as dots. */
export function readsAsMap({ as }: UrlQuery): boolean {
  return as === 'map'
}

export interface DotsShown {
  /** Null where counties are not drawn. */
  readonly figure: DotFigure | null
  readonly isMap: boolean
  readonly since: string | null
}

export function writeDots({ figure, isMap, since }: DotsShown): UrlQuery {
  if (figure === null) return {}
  return { dots: figure, ...(isMap && { as: 'map' }), ...(figure === changesFigure && since !== null && { since }) }
}

/** What the address of the list contains besides the search: the selected places, and the picture. */
export function dotsQuery(query: UrlQuery): UrlQuery {
  const shown = { figure: readDots(query), isMap: readsAsMap(query), since: readSince(query) }
  return { ...chosenPart(query), ...writeDots(shown) }
}
