import { isStateId } from '@atlas/contract/rules/states.ts'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { type CountyShapes, unitsPerPixel } from '../county-shapes.ts'
import { project } from '../projection.ts'

type Outline = (Polygon | MultiPolygon) & { id: string }
type CountyTopology = Topology<{ counties: GeometryCollection }>

// In square pixels of the sheet: bends that a screen hardly shows, and islets that nobody could point at.
const smallestBend = 2.4
const smallestIsland = 2

/** The counties of the five states out of the us-atlas package's TopoJSON: projected and simplified. */
export function buildCountyShapes(atlas: Topology): CountyShapes {
  const simple = simplify(presimplify(projectedCounties(atlas)), smallestBend)
  const { arcs, objects } = filter(simple, filterAttachedWeight(simple, smallestIsland)) as CountyTopology
  const outlines = (objects.counties.geometries as Outline[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const borders: number[][] = []
  const placeOfArc = new Map<number, number>()
  // Two counties walk along their border in opposite directions, as outlines all turn the same way.
  const refer = (used: number) => {
    const arc = used < 0 ? ~used : used
    const place = placeOfArc.get(arc)
    if (place !== undefined) return borders.length - place
    const points = used < 0 ? (arcs[arc] ?? []).toReversed() : (arcs[arc] ?? [])
    placeOfArc.set(arc, borders.length)
    borders.push(wholeSteps(points))
    return 0
  }
  return { counties: outlines.map((outline) => ({ id: outline.id, rings: ringsOf(outline, refer) })), borders }
}

function projectedCounties({ transform, arcs, objects }: Topology): CountyTopology {
  const { scale, translate } = transform as NonNullable<Topology['transform']>
  const all = objects['counties'] as GeometryCollection
  const counties = all.geometries.filter(({ id }) => isStateId(String(id).slice(0, 2)))
  const positions = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX
      y += stepY
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1])
    })
  })
  return { type: 'Topology', arcs: positions, objects: { counties: { ...all, geometries: counties } } }
}

function ringsOf(outline: Outline, refer: (arc: number) => number): number[][] {
  const rings = outline.type === 'Polygon' ? outline.arcs : outline.arcs.flat()
  return rings.map((ring) => ring.map(refer))
}

/** The first point, then the steps from each to the next; steps too small to see are left out. */
function wholeSteps(points: readonly (readonly number[])[]): number[] {
  let [atX, atY] = [0, 0]
  return points.flatMap(([pixelX = 0, pixelY = 0], place) => {
    const [x, y] = [Math.round(pixelX * unitsPerPixel), Math.round(pixelY * unitsPerPixel)]
    const step = [x - atX, y - atY]
    if (place > 0 && x === atX && y === atY) return []
    atX = x
    atY = y
    return step
  })
}
