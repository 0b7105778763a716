import type { Counties, CountyFigureId } from '@atlas/contract/endpoints/places/counties.ts'
import { blackShareBreaks, type Breaks, countBreaks, evenBreaks, type MapClass } from '#shared/map/classes.ts'
import { mapFigureColumns, type MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A figure that the counties can be shaded by. */
export interface MapFigure {
  readonly label: string
  /** Where it is a column; the officials found are counted by the search instead. */
  readonly columnId: CountyFigureId | null
  /** The year of its source stands behind the label, where the label does not say it. */
  readonly isDated: boolean
  readonly breaksFor: (values: readonly number[]) => Breaks
  readonly format: (value: number) => string
  /** A class as the legend says it: from an edge, absent for the lowest, to the next, absent for the highest. */
  readonly rangeText: (from: number | undefined, to: number | undefined) => string
}

const share = {
  format: percent,
  rangeText: (from: number | undefined, to: number | undefined) => {
    const edge = (fraction: number) => String(Math.round(fraction * 100))
    if (from === undefined) return `<${edge(to ?? 0)}%`
    return to === undefined ? `${edge(from)}%+` : `${edge(from)}–${edge(to)}%`
  },
}

const dollars = (value: number) => `$${thousands(value)}`
const inThousands = (value: number) => `${Number((value / 1000).toFixed(1))}`

export const mapFigures: Record<MapFigureId, MapFigure> = {
  'black-share': {
    label: 'Black voting-age share',
    columnId: mapFigureColumns['black-share'],
    isDated: true,
    breaksFor: () => blackShareBreaks,
    ...share,
  },
  officials: {
    label: 'Officials found',
    columnId: mapFigureColumns.officials,
    isDated: false,
    breaksFor: countBreaks,
    format: thousands,
    rangeText: (from, to) => {
      if (from === undefined) return 'none'
      if (to === undefined) return `${thousands(from)}+`
      return to === from + 1 ? thousands(from) : `${thousands(from)}–${thousands(to - 1)}`
    },
  },
  'biden-share': {
    label: 'Biden share of the 2020 vote',
    columnId: mapFigureColumns['biden-share'],
    isDated: false,
    breaksFor: () => [0.2, 0.3, 0.4, 0.5, 0.6],
    ...share,
  },
  income: {
    label: 'Median household income',
    columnId: mapFigureColumns.income,
    isDated: true,
    breaksFor: evenBreaks,
    format: dollars,
    rangeText: (from, to) => {
      if (from === undefined) return `<$${inThousands(to ?? 0)}k`
      return to === undefined ? `$${inThousands(from)}k+` : `$${inThousands(from)}–${inThousands(to)}k`
    },
  },
}

/** "Black voting-age share, 2020": the year is that of the newest source. */
export function figureTitle(id: MapFigureId, sources: Counties['sources']): string {
  const { label, columnId, isDated } = mapFigures[id]
  const ofFigure = columnId && isDated ? (sources[columnId] ?? []) : []
  const years = ofFigure.flatMap(({ as_of }) => as_of?.slice(0, 4) ?? [])
  const newest = years.toSorted().at(-1)
  return newest ? `${label}, ${newest}` : label
}

/** The six classes, lowest first, each with what it holds. */
export function legendClasses({ rangeText }: Pick<MapFigure, 'rangeText'>, breaks: Breaks) {
  return [0, 1, 2, 3, 4, 5].map((each) => ({
    mapClass: each as MapClass,
    text: rangeText(breaks[each - 1], breaks[each]),
  }))
}
