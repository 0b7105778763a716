import type { Counties, CountyFigures } from '@atlas/contract/endpoints/places/counties.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { type Breaks, classOf } from '#shared/map/classes.ts'
import type { ShadedPlace } from '#shared/map/drawing/OutlinePaths.tsx'
import type { MapFigure } from '#shared/map/figures/map-figures.ts'

/** A county as the map, its table and its list show it. */
export interface ShadedCounty extends ShadedPlace {
  readonly stateId: StateId
  /** Null where no source states it. */
  readonly value: number | null
  readonly record: CountyFigures
}

export interface Shading {
  /** By FIPS code. */
  readonly counties: ReadonlyMap<string, ShadedCounty>
  readonly breaks: Breaks
  readonly hasFigures: boolean
  readonly hasGaps: boolean
}

/** How many officials the other filters leave in a county; null while that is being counted. */
export type OfficialsIn = (countyId: string) => number | null

/** The counties with the class of the chosen figure. */
export function shadeCounties({ counties }: Counties, figure: MapFigure, officialsIn: OfficialsIn): Shading {
  const { columnId } = figure
  const valueOf = (county: CountyFigures) =>
    columnId === null ? officialsIn(county.id) : (county.figures[columnId] ?? null)
  const known = counties.map(valueOf).filter((value) => value !== null)
  const breaks = figure.breaksFor(known)
  const shaded = counties.map((county): ShadedCounty => {
    const value = valueOf(county)
    const stateId = county.state_id as StateId
    return {
      id: county.id,
      name: county.name,
      fullName: `${county.full_name}, ${states[stateId].name}`,
      stateId,
      value,
      text: value === null ? 'Unknown' : figure.format(value),
      mapClass: value === null ? null : classOf(value, breaks),
      record: county,
    }
  })
  return {
    counties: new Map(shaded.map((county) => [county.id, county])),
    breaks,
    hasFigures: known.length > 0,
    hasGaps: known.length < counties.length,
  }
}
