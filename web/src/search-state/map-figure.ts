/** What the counties of the map are shaded by, as the URL names it. */
export const mapFigureIds = ['black-share', 'officials', 'biden-share', 'income'] as const
export type MapFigureId = (typeof mapFigureIds)[number]
