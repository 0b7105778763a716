import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { chosenPart } from '#places/chosen/chosen-places.ts'

/** Whose a figure is, for the line below the picture. */
const sources = {
  seats: 'seats by law and officials on file',
  census: '2020 Census',
  law: 'days by the law of each state',
  returns: 'returns of 2024',
  ballots: 'returns of the last elections on file',
} as const

/** What counties can be drawn by, beside the Black share of their people of voting age. */
const figures = {
  'place.completeness': 'seats',
  'place.with_phone%': 'seats',
  'place.ethnicity_known%': 'seats',
  'place.uncontested%': 'ballots',
  'place.closest_margin%': 'ballots',
  'stats.2024harris%': 'returns',
  'place.next_election': 'law',
} as const satisfies Partial<Record<ColumnId, keyof typeof sources>>
export type DotFigure = keyof typeof figures

export const dotFigures = Object.keys(figures) as DotFigure[]

export const shareColumn = 'stats.vap_black%' satisfies ColumnId
export const areaColumn = 'stats.vap_total' satisfies ColumnId

export function sourceOfFigure(figure: DotFigure): string {
  return `${sources.census}; ${sources[figures[figure]]}`
}

/** On its button and above its column. */
const labels: Readonly<Record<DotFigure, string>> = {
  'place.completeness': 'Own seats on file',
  'place.with_phone%': 'Own seats with a phone',
  'place.ethnicity_known%': 'Own seats with ethnicity known',
  'place.uncontested%': 'Own seats with one name on the ballot',
  'place.closest_margin%': 'Closest margin of own seats',
  'stats.2024harris%': 'Harris share, 2024',
  'place.next_election': 'Next election',
}

export function figureLabel(figure: DotFigure): string {
  return labels[figure]
}

/** By what the counties of an address are drawn; null where they are not. */
export function readDots({ dots }: UrlQuery): DotFigure | null {
  return dotFigures.find((figure) => figure === dots) ?? null
}

/** Whether the same counties stand on a map rather than as dots. */
export function readsAsMap({ as }: UrlQuery): boolean {
  return as === 'map'
}

export function writeDots(figure: DotFigure | null, isMap: boolean): UrlQuery {
  return figure === null ? {} : { dots: figure, ...(isMap && { as: 'map' }) }
}

/** What the address of the list says beside the search: what is chosen, and the picture. */
export function besideSearch(query: UrlQuery): UrlQuery {
  return { ...chosenPart(query), ...writeDots(readDots(query), readsAsMap(query)) }
}
