import { project } from '#county-map/projection.ts'

function path(places: readonly [number, number][]): string {
  return `M${places
    .map((place) =>
      project(...place)
        .map((number) => number.toFixed(1))
        .join(' '),
    )
    .join('L')}`
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}

const [west, east, low, high] = [-99, -75, 21, 40]

export const meridians = steps(west, east).map((degrees) => ({
  degrees,
  path: path([
    [degrees, low],
    [degrees, high],
  ]),
}))

export const parallels = steps(low, high).map((degrees) => ({
  degrees,
  path: path(steps(west, east).map((longitude) => [longitude, degrees])),
}))
