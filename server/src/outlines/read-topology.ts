import { readFileSync } from 'node:fs'

export type Position = readonly [longitude: number, latitude: number]

/** A line of one outline, or one that two neighbors share. */
export interface Border {
  readonly positions: readonly Position[]
  /** The indexes of the outlines on its sides. */
  readonly sides: readonly number[]
}

/** The outlines of a file, and each of their borders once. */
export interface Outlines {
  readonly keys: readonly string[]
  /** The parts of all outlines: the outline of each part, and its closed rings, the outer one first. */
  readonly parts: readonly { readonly outline: number; readonly rings: readonly (readonly Position[])[] }[]
  readonly borders: readonly Border[]
}

/** The part of a TopoJSON file that is read here. */
interface Topology {
  readonly transform: { readonly scale: Position; readonly translate: Position }
  /** Each position after the first is relative to the one before. */
  readonly arcs: readonly (readonly Position[])[]
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>
}

interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly id: string
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[]
}

/** Reads a file of outlines that is part of the project; it contains one object. */
export function readOutlines(path: string): Outlines {
  const { transform, arcs, objects } = JSON.parse(readFileSync(path, 'utf8')) as Topology
  const geometries = Object.values(objects).flatMap((object) => object.geometries)
  const lines = arcs.map((arc) => positionsOf(arc, transform))
  const sides = lines.map(() => [] as number[])
  const parts = geometries.flatMap((geometry, outline) =>
    polygonsOf(geometry).map((rings) => ({
      outline,
      rings: rings.map((ring) => {
        for (const arc of ring) sides[indexOf(arc)]?.push(outline)
        return ringOf(ring, lines)
      }),
    })),
  )
  return {
    keys: geometries.map(({ id }) => id),
    parts,
    borders: lines.map((positions, arc) => ({ positions, sides: sides[arc] ?? [] })),
  }
}

function positionsOf(arc: readonly Position[], { scale, translate }: Topology['transform']): Position[] {
  let [x, y] = [0, 0]
  return arc.map(([stepX, stepY]) => {
    x += stepX
    y += stepY
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function polygonsOf({ type, arcs }: Geometry): readonly (readonly (readonly number[])[])[] {
  return (type === 'Polygon' ? [arcs] : arcs) as readonly (readonly (readonly number[])[])[]
}

/** A negative number, the complement of an index, means the arc in reverse. */
function indexOf(arc: number): number {
  return arc < 0 ? ~arc : arc
}

function ringOf(ring: readonly number[], lines: readonly (readonly Position[])[]): Position[] {
  return ring.flatMap((arc, at) => {
    const line = lines[indexOf(arc)] ?? []
    const walked = arc < 0 ? line.toReversed() : line
    // The first position repeats the end of the arc before.
    return at === 0 ? walked : walked.slice(1)
  })
}
