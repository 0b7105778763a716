import type { Point } from '#imports/geography/mapped-counties.ts'
import type { Random } from '#imports/sources/demonstration/random.ts'

/** A center of something, such as a city; nearer counties have more of it. */
export interface Peak extends Point {
  readonly height: number
  /** The distance in degrees at which its influence has fallen to about a third. */
  readonly reach: number
}

/** Centers of population, relative to rural areas. */
export const populationPeaks: readonly Peak[] = [
  { longitude: -80.5, latitude: 25.9, height: 30, reach: 0.6 },
  { longitude: -82.4, latitude: 27.9, height: 14, reach: 0.5 },
  { longitude: -81.4, latitude: 28.5, height: 13, reach: 0.4 },
  { longitude: -81.7, latitude: 30.3, height: 11, reach: 0.3 },
  { longitude: -84.3, latitude: 33.8, height: 22, reach: 0.35 },
  { longitude: -81.1, latitude: 32, height: 6, reach: 0.25 },
  { longitude: -82.1, latitude: 33.4, height: 5, reach: 0.25 },
  { longitude: -86.9, latitude: 33.5, height: 14, reach: 0.3 },
  { longitude: -88.1, latitude: 30.7, height: 8, reach: 0.3 },
  { longitude: -86.2, latitude: 32.3, height: 5, reach: 0.2 },
  { longitude: -86.6, latitude: 34.7, height: 8, reach: 0.25 },
  { longitude: -90, latitude: 30, height: 12, reach: 0.35 },
  { longitude: -91.1, latitude: 30.5, height: 10, reach: 0.25 },
  { longitude: -93.8, latitude: 32.5, height: 6, reach: 0.25 },
  { longitude: -90.3, latitude: 32.3, height: 8, reach: 0.3 },
  { longitude: -89, latitude: 30.4, height: 6, reach: 0.3 },
]

/** The Black Belt and the Delta, and the large cities. */
export const blackSharePeaks: readonly Peak[] = [
  { longitude: -90.7, latitude: 33.6, height: 0.5, reach: 0.9 },
  { longitude: -90.9, latitude: 31.9, height: 0.36, reach: 0.8 },
  { longitude: -88.9, latitude: 33, height: 0.3, reach: 0.8 },
  { longitude: -87.6, latitude: 32.3, height: 0.44, reach: 0.9 },
  { longitude: -85.7, latitude: 32.2, height: 0.36, reach: 0.8 },
  { longitude: -84.5, latitude: 31.7, height: 0.34, reach: 0.9 },
  { longitude: -82.8, latitude: 32.9, height: 0.34, reach: 0.9 },
  { longitude: -84.4, latitude: 33.6, height: 0.38, reach: 0.4 },
  { longitude: -84.4, latitude: 30.5, height: 0.26, reach: 0.6 },
  { longitude: -90.6, latitude: 30.1, height: 0.3, reach: 0.7 },
  { longitude: -93.2, latitude: 32.3, height: 0.26, reach: 0.8 },
  { longitude: -92.2, latitude: 31, height: 0.16, reach: 0.9 },
  { longitude: -86.9, latitude: 33.5, height: 0.24, reach: 0.3 },
]

/** South Florida, and smaller centers in the peach and poultry regions. */
export const hispanicSharePeaks: readonly Peak[] = [
  { longitude: -80.6, latitude: 25.7, height: 0.6, reach: 0.7 },
  { longitude: -81.3, latitude: 27.3, height: 0.25, reach: 0.9 },
  { longitude: -83.9, latitude: 34.2, height: 0.18, reach: 0.5 },
  { longitude: -86.2, latitude: 34.3, height: 0.1, reach: 0.3 },
]

/** The sum of the influence of all peaks at a point. */
export function influenceOf(peaks: readonly Peak[], point: Point): number {
  return peaks.reduce((sum, peak) => sum + peak.height * Math.exp(-((distance(peak, point) / peak.reach) ** 2)), 0)
}

function distance(a: Point, b: Point): number {
  // At the latitude of these states, a degree of longitude is shorter by a seventh than one of latitude.
  return Math.hypot((a.longitude - b.longitude) * 0.86, a.latitude - b.latitude)
}

/** A smooth random function of the location, between -1 and 1, so that neighboring counties get similar values. */
export function hills(random: Random): (point: Point) => number {
  const waves = Array.from({ length: 6 }, () => ({
    east: random.normal(),
    north: random.normal(),
    phase: random.next() * 2 * Math.PI,
  }))
  return ({ longitude, latitude }) =>
    waves.reduce((sum, { east, north, phase }) => sum + Math.sin(longitude * east + latitude * north + phase), 0) / 6
}
