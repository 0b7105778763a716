import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import { type CountyShapes, type Point, unitsPerPixel } from '#county-map/county-shapes.ts'

/** A county ready to be drawn, in pixels of the sheet. */
export interface DrawnCounty {
  readonly id: string
  readonly stateId: StateId
  readonly path: string
  /** The centre of gravity of its largest part. */
  readonly centre: Point
  /** Where it begins at the top: its name stands above. */
  readonly top: number
  /** Its neighbours, by place. */
  readonly neighbours: readonly number[]
}

export interface DrawnCounties {
  readonly counties: readonly DrawnCounty[]
  /** The borders between counties of one state. */
  readonly countyLines: string
  /** The borders of states, and the coasts. */
  readonly stateLines: string
}

/** A border's points, and by place the counties at its two sides; one where nothing of the atlas lies beyond. */
interface Border {
  readonly points: readonly Point[]
  readonly sides: number[]
}

/** Puts the shared borders together to outlines and lines. */
export function drawCounties({ borders: steps, counties }: CountyShapes): DrawnCounties {
  const borders = steps.map((each): Border => ({ points: pointsOf(each), sides: [] }))
  let used = 0
  const walk = (place: number, reference: number): readonly Point[] => {
    const border = borders[reference === 0 ? used++ : used - reference] as Border
    border.sides.push(place)
    const points = reference === 0 ? border.points : border.points.toReversed()
    // It begins where the border before it ends.
    return points.slice(1)
  }
  const outlines = counties.map(({ rings }, place) =>
    rings.map((ring) => ring.flatMap((reference) => walk(place, reference))),
  )
  const neighbours = neighboursOf(borders, counties.length)
  const stateAt = (place: number) => counties[place]?.id.slice(0, 2)
  const isWithinState = ({ sides: [one = -1, other = -1] }: Border) => stateAt(one) === stateAt(other)
  return {
    counties: outlines.map((rings, place) => ({
      ...drawn(counties[place]?.id ?? '', rings),
      neighbours: neighbours[place] ?? [],
    })),
    countyLines: linesOf(borders.filter(isWithinState)),
    stateLines: linesOf(borders.filter((border) => !isWithinState(border))),
  }
}

function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let place = 0; place < steps.length; place += 2) {
    x += steps[place] as number
    y += steps[place + 1] as number
    points.push([x / unitsPerPixel, y / unitsPerPixel])
  }
  return points
}

function drawn(id: string, rings: readonly (readonly Point[])[]): Omit<DrawnCounty, 'neighbours'> {
  const stateId = id.slice(0, 2)
  if (!isStateId(stateId)) throw new Error(`${id} is no county of the atlas`)
  const parts = rings.map(gravityOf).sort((a, b) => b.area - a.area)
  const path = rings.map((ring) => `M${textOf(ring)}Z`).join('')
  const top = Math.min(...rings.flatMap((ring) => ring.map(([, y]) => y)))
  return { id, stateId, path, centre: parts[0]?.centre ?? [0, 0], top }
}

function gravityOf(ring: readonly Point[]): { area: number; centre: Point } {
  let [area, sumX, sumY] = [0, 0, 0]
  ring.forEach(([x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] as Point
    const cross = x * nextY - nextX * y
    area += cross
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  })
  return { area: Math.abs(area), centre: [sumX / (3 * area), sumY / (3 * area)] }
}

function linesOf(borders: readonly Border[]): string {
  return borders.map(({ points }) => `M${textOf(points)}`).join('')
}

function textOf(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x} ${y}`).join('L')
}

/** For each county the places of those that share a border with it. */
function neighboursOf(borders: readonly Border[], count: number): number[][] {
  const beside = Array.from({ length: count }, () => new Set<number>())
  for (const { sides } of borders) {
    const [one, other] = sides
    if (one === undefined || other === undefined) continue
    beside[one]?.add(other)
    beside[other]?.add(one)
  }
  return beside.map((places) => [...places])
}
