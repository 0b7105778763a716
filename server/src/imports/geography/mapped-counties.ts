import { readFileSync } from 'node:fs'
import { isStateId, type StateId, states } from '@atlas/contract/rules/states.ts'
import type { CountyRecord } from '#imports/records/records.ts'

export interface Point {
  readonly longitude: number
  readonly latitude: number
}

export interface CountyOnMap extends CountyRecord {
  readonly center: Point
}

/** The part of the us-atlas package's TopoJSON that is read here. */
interface Topology {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  /** Quantized; each position after the first is relative to the one before. */
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly objects: {
    readonly counties: {
      readonly geometries: readonly {
        readonly id: string
        readonly properties: { readonly name: string }
        readonly arcs: NestedArcs
      }[]
    }
  }
}
type NestedArcs = readonly (number | NestedArcs)[]

/** The real counties of the five states, by FIPS code. */
export function readMappedCounties(): CountyOnMap[] {
  const file = new URL(import.meta.resolve('us-atlas/counties-10m.json'))
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  return topology.objects.counties.geometries
    .flatMap(({ id, properties, arcs }) => {
      const stateId = id.slice(0, 2)
      if (!isStateId(stateId)) return []
      const fullName = `${properties.name} ${countyWord(stateId)}`
      return { id, stateId, name: properties.name, fullName, center: centerOf(topology, arcs) }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The middle of the outline's bounding box, which is accurate enough to find neighbors. */
function centerOf(topology: Topology, nested: NestedArcs): Point {
  const { scale, translate } = topology.transform
  const horizontal: number[] = []
  const vertical: number[] = []
  for (const arc of (nested as number[][]).flat(3)) {
    let [x, y] = [0, 0]
    // A negative number, the complement of an index, means the arc in reverse.
    for (const [stepX, stepY] of topology.arcs[arc < 0 ? ~arc : arc] ?? []) {
      x += stepX
      y += stepY
      horizontal.push(x)
      vertical.push(y)
    }
  }
  return {
    longitude: middle(horizontal) * scale[0] + translate[0],
    latitude: middle(vertical) * scale[1] + translate[1],
  }
}

function middle(positions: readonly number[]): number {
  return (Math.min(...positions) + Math.max(...positions)) / 2
}

/** The word after the name of a county: "County", "Parish". */
function countyWord(stateId: StateId): string {
  const { one } = states[stateId].countyNoun
  return one.charAt(0).toUpperCase() + one.slice(1)
}
