import { isStateId, type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { type Box, boxAround } from '#shared/map/boxes.ts'
import type { OutlineShapes, Point } from '#shared/map/outline-shapes.ts'

/** The outline of a county or a district, ready to be drawn, in pixels of the sheet. */
export interface DrawnOutline {
  readonly id: string
  readonly stateId: StateId
  readonly path: string
  /** The center of gravity of its largest part. */
  readonly center: Point
  readonly box: Box
  /** Its neighbors, by place. */
  readonly neighbors: readonly number[]
}

export interface DrawnOutlines {
  readonly outlines: readonly DrawnOutline[]
  /** The borders between outlines of one state. */
  readonly innerLines: string
  /** The borders of states, and the coasts. */
  readonly stateLines: string
  /** The borders that some of the outlines share with each other. */
  readonly linesBetween: (ids: readonly string[]) => string
}

/** A border's points, and by place the outlines at its two sides; one where nothing of the atlas lies beyond. */
interface Border {
  readonly points: readonly Point[]
  readonly sides: number[]
}

/** Puts the shared borders together to outlines and lines. */
export function drawOutlines({ unitsPerPixel, borders: steps, outlines }: OutlineShapes): DrawnOutlines {
  const borders = steps.map((each): Border => ({ points: pointsOf(each, unitsPerPixel), sides: [] }))
  let used = 0
  const walk = (index: number, reference: number): readonly Point[] => {
    const border = borders[reference === 0 ? used++ : used - reference] as Border
    border.sides.push(index)
    const points = reference === 0 ? border.points : border.points.toReversed()
    // It begins where the border before it ends.
    return points.slice(1)
  }
  const ringsByPlace = outlines.map(({ rings }, index) =>
    rings.map((ring) => ring.flatMap((reference) => walk(index, reference))),
  )
  const neighbors = neighborsOf(borders, outlines.length)
  const stateIdsByPlace = outlines.map(({ id }) => stateIdOf(id))
  const isWithinState = ({ sides: [one = -1, other = -1] }: Border) => stateIdsByPlace[one] === stateIdsByPlace[other]
  return {
    outlines: outlines.map(({ id }, index) => ({
      id,
      stateId: stateIdsByPlace[index] as StateId,
      ...shapeOf(ringsByPlace[index] ?? []),
      neighbors: neighbors[index] ?? [],
    })),
    innerLines: linesOf(borders.filter(isWithinState)),
    stateLines: linesOf(borders.filter((border) => !isWithinState(border))),
    linesBetween: (ids) => {
      const isOne = (place: number | undefined) => ids.includes(outlines[place ?? -1]?.id ?? '')
      return linesOf(borders.filter(({ sides: [one, other] }) => one !== other && isOne(one) && isOne(other)))
    },
  }
}

/** Of a county, "01047", as of a district, "al-house-67" and "us-house-al-7". */
export function stateIdOf(id: string): StateId {
  const start = id.replace(/^us-house-/, '').slice(0, 2)
  const stateId = isStateId(start) ? start : stateIds.find((each) => states[each].code.toLowerCase() === start)
  if (!stateId) throw new Error(`${id} lies in no state of the atlas`)
  return stateId
}

function pointsOf(steps: readonly number[], unitsPerPixel: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] as number
    y += steps[index + 1] as number
    points.push([x / unitsPerPixel, y / unitsPerPixel])
  }
  return points
}

function shapeOf(rings: readonly (readonly Point[])[]): Pick<DrawnOutline, 'path' | 'center' | 'box'> {
  const parts = rings.map(gravityOf).sort((a, b) => b.area - a.area)
  const path = rings.map((ring) => `M${textOf(ring)}Z`).join('')
  return { path, center: parts[0]?.center ?? [0, 0], box: boxAround(rings.flat()) }
}

function gravityOf(ring: readonly Point[]): { area: number; center: Point } {
  let [area, sumX, sumY] = [0, 0, 0]
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point
    const cross = x * nextY - nextX * y
    area += cross
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  })
  return { area: Math.abs(area), center: [sumX / (3 * area), sumY / (3 * area)] }
}

function linesOf(borders: readonly Border[]): string {
  return borders.map(({ points }) => `M${textOf(points)}`).join('')
}

function textOf(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x} ${y}`).join('L')
}

/** For each outline the indexes of those that share a border with it. */
function neighborsOf(borders: readonly Border[], count: number): number[][] {
  const beside = Array.from({ length: count }, () => new Set<number>())
  for (const { sides } of borders) {
    const [one, other] = sides
    if (one === undefined || other === undefined || one === other) continue
    beside[one]?.add(other)
    beside[other]?.add(one)
  }
  return beside.map((places) => [...places])
}
