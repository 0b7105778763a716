import Flatbush from 'flatbush'
import pointInPolygon from 'point-in-polygon-hao'
import type { Border, Outlines, Position } from '#outlines/read-topology.ts'

export interface PointOnEarth {
  readonly latitude: number
  readonly longitude: number
}

/** An outline that a point lies in or near. */
export interface OutlineAt {
  readonly key: string
  readonly isInside: boolean
  /** The distance from the point to the border of the outline; null where it is larger than requested. */
  readonly meters: number | null
}

const metersInDegree = 111_320

/** This many steps of a border share one box: a box for each step would take more memory than the steps. */
const stepsInStretch = 8

interface Stretch {
  readonly border: Border
  readonly from: number
  readonly to: number
}

/** Finds the outlines at a point. */
export class OutlineIndex {
  readonly #outlines: Outlines
  readonly #parts: Flatbush
  readonly #stretches: readonly Stretch[]
  readonly #boxes: Flatbush

  constructor(outlines: Outlines) {
    this.#outlines = outlines
    this.#parts = treeOf(outlines.parts.map(({ rings: [outer = []] }) => outer))
    this.#stretches = outlines.borders.flatMap(stretchesOf)
    this.#boxes = treeOf(this.#stretches.map(({ border, from, to }) => border.positions.slice(from, to + 1)))
  }

  /** The outlines that contain a point, and those whose border is within some meters of it, the nearest first. */
  at(point: PointOnEarth, meters: number): OutlineAt[] {
    const inside = this.#inside(point)
    const distances = this.#distances(point, meters)
    const found = new Set([...inside, ...distances.keys()])
    return Array.from(found, (outline) => ({
      key: this.#outlines.keys[outline] ?? '',
      isInside: inside.has(outline),
      meters: distances.get(outline) ?? null,
    })).sort((one, other) => rank(one) - rank(other))
  }

  /** A point on a border lies in neither outline. */
  #inside({ longitude, latitude }: PointOnEarth): ReadonlySet<number> {
    const { parts } = this.#outlines
    const point = [longitude, latitude] as [number, number]
    const near = this.#parts.search(longitude, latitude, longitude, latitude).flatMap((at) => parts[at] ?? [])
    return new Set(
      near
        .filter(({ rings }) => pointInPolygon(point, rings as [number, number][][]) === true)
        .map(({ outline }) => outline),
    )
  }

  #distances({ longitude, latitude }: PointOnEarth, meters: number): ReadonlyMap<number, number> {
    const scale = Math.cos((latitude * Math.PI) / 180)
    const [wide, high] = [meters / metersInDegree / scale, meters / metersInDegree]
    const found = new Map<number, number>()
    const toPlane = ([x, y]: Position): Position => [
      (x - longitude) * scale * metersInDegree,
      (y - latitude) * metersInDegree,
    ]
    for (const at of this.#boxes.search(longitude - wide, latitude - high, longitude + wide, latitude + high)) {
      const { border, from, to } = this.#stretches[at] as Stretch
      const distance = distanceTo(border.positions.slice(from, to + 1).map(toPlane))
      if (distance > meters) continue
      for (const side of border.sides) found.set(side, Math.min(distance, found.get(side) ?? Infinity))
    }
    return found
  }
}

function rank({ isInside, meters }: OutlineAt): number {
  return isInside ? -1 : (meters ?? Infinity)
}

function treeOf(lines: readonly (readonly Position[])[]): Flatbush {
  const tree = new Flatbush(lines.length)
  for (const line of lines) {
    const [box, ...others] = line.map(([x, y]) => [x, y, x, y] as const)
    const [left, low, right, high] = others.reduce(
      ([minX, minY, maxX, maxY], [x, y]) => [
        Math.min(minX, x),
        Math.min(minY, y),
        Math.max(maxX, x),
        Math.max(maxY, y),
      ],
      box ?? [0, 0, 0, 0],
    )
    tree.add(left, low, right, high)
  }
  tree.finish()
  return tree
}

function stretchesOf(border: Border): Stretch[] {
  const steps = border.positions.length - 1
  return Array.from({ length: Math.ceil(steps / stepsInStretch) }, (_, at) => ({
    border,
    from: at * stepsInStretch,
    to: Math.min(steps, (at + 1) * stepsInStretch),
  }))
}

/** The distance from the origin of the plane to the nearest point of a line. */
function distanceTo(line: readonly Position[]): number {
  return line.reduce((least, to, at) => (at === 0 ? least : Math.min(least, toStep(line[at - 1] ?? to, to))), Infinity)
}

function toStep([fromX, fromY]: Position, [toX, toY]: Position): number {
  const [stepX, stepY] = [toX - fromX, toY - fromY]
  const length = stepX * stepX + stepY * stepY
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * stepX + fromY * stepY) / length))
  return Math.hypot(fromX + share * stepX, fromY + share * stepY)
}
