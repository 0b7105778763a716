import type { Breaks, MapClass } from '#county-map/classes.ts'
import type { MapFigure } from '#features/search/map/map-figures.ts'

/** The six classes, lowest first, each with what it holds. */
export function legendClasses({ rangeText }: Pick<MapFigure, 'rangeText'>, breaks: Breaks) {
  return [0, 1, 2, 3, 4, 5].map((each) => ({
    mapClass: each as MapClass,
    text: rangeText(breaks[each - 1], breaks[each]),
  }))
}
