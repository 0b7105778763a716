import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { OutlineShapes } from '../outline-shapes.ts'
import { project } from '../projection.ts'

type Outline = (Polygon | MultiPolygon) & { id: string }
type Outlines = Topology<{ outlines: GeometryCollection }>

/** How much of the outlines is kept. */
export interface Fineness {
  readonly unitsPerPixel: number
  /** In square pixels of the sheet: bends smaller than this are left out. */
  readonly smallestBend: number
  /** In square pixels of the sheet: islets that nobody could point at. */
  readonly smallestIsland: number
}

/** The outlines of one object of a TopoJSON, projected, simplified, and sorted by what `idOf` calls them. */
export function buildShapes(
  source: Topology,
  object: string,
  idOf: (id: string) => string | null,
  { unitsPerPixel, smallestBend, smallestIsland }: Fineness,
): OutlineShapes {
  const simple = simplify(presimplify(projected(source, object, idOf)), smallestBend)
  const { arcs, objects } = filter(simple, filterAttachedWeight(simple, smallestIsland)) as Outlines
  const outlines = (objects.outlines.geometries as Outline[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const borders: number[][] = []
  const indexOfArc = new Map<number, number>()
  // Two outlines walk along their border in opposite directions, as they all turn the same way.
  const refer = (used: number) => {
    const arc = used < 0 ? ~used : used
    const index = indexOfArc.get(arc)
    if (index !== undefined) return borders.length - index
    const points = used < 0 ? (arcs[arc] ?? []).toReversed() : (arcs[arc] ?? [])
    indexOfArc.set(arc, borders.length)
    borders.push(wholeSteps(points, unitsPerPixel))
    return 0
  }
  const rings = (outline: Outline) => ringsOf(outline).map((ring) => ring.map(refer))
  return { unitsPerPixel, outlines: outlines.map((outline) => ({ id: outline.id, rings: rings(outline) })), borders }
}

function projected(source: Topology, object: string, idOf: (id: string) => string | null): Outlines {
  const { scale, translate } = source.transform as NonNullable<Topology['transform']>
  const all = source.objects[object] as GeometryCollection
  const geometries = all.geometries.flatMap((geometry) => {
    const id = idOf(String(geometry.id))
    return id === null ? [] : [{ ...geometry, id }]
  })
  const arcs = source.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX
      y += stepY
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1])
    })
  })
  return { type: 'Topology', arcs, objects: { outlines: { ...all, geometries } } }
}

function ringsOf(outline: Outline): number[][] {
  return outline.type === 'Polygon' ? outline.arcs : outline.arcs.flat()
}

/** The first point, then the steps from each to the next; steps too small to see are left out. */
function wholeSteps(points: readonly (readonly number[])[], unitsPerPixel: number): number[] {
  let [atX, atY] = [0, 0]
  return points.flatMap(([pixelX = 0, pixelY = 0], index) => {
    const [x, y] = [Math.round(pixelX * unitsPerPixel), Math.round(pixelY * unitsPerPixel)]
    const step = [x - atX, y - atY]
    if (index > 0 && x === atX && y === atY) return []
    atX = x
    atY = y
    return step
  })
}
