import type { CountyFigureId } from '#endpoints/places/counties.ts'

/** What the counties of the map are shaded by, as the URL names it; the officials found are no column. */
export const mapFigureColumns = {
  'black-share': 'stats.vap_black%',
  officials: null,
  'biden-share': 'stats.2020biden%',
  income: 'stats.median_income',
} as const satisfies Record<string, CountyFigureId | null>
export type MapFigureId = keyof typeof mapFigureColumns
export const mapFigureIds = Object.keys(mapFigureColumns) as MapFigureId[]
