import { divisionsAt } from '@atlas/server/outlines/divisions-at.ts'
import { matchPlaces } from '@atlas/server/features/places/find/match-places.ts'
import { namedPlaces } from '@atlas/server/features/places/find/named-places.ts'
import { type Figure, median } from '#figure.ts'
import { openIndex } from '#open-index.ts'

const count = 20_000
const mostMilliseconds = 1
const mostSeconds = 3
const rounds = 3

/** From the southwest of Louisiana to the northeast of Georgia, including all of Florida. */
const area = { south: 24.5, north: 35, west: -94.1, east: -79.9 }

/** The divisions at a point, and a list with the maximum number of points, with the officials of each row. */
export async function measurePoints(url: string): Promise<Figure[]> {
  const points = pointsOnLand()
  const each: number[] = []
  for (const point of points) {
    const start = process.threadCpuUsage()
    divisionsAt(point)
    each.push(millisecondsSince(start))
  }
  const sorted = each.toSorted((one, other) => one - other)
  const slow = sorted[Math.floor(count * 0.99)] as number
  const mean = each.reduce((sum, milliseconds) => sum + milliseconds, 0) / count

  const snapshot = await openIndex(url)
  const values = points.map(({ latitude, longitude }) => `${latitude},${longitude}`)
  const named = namedPlaces(snapshot.places)
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = process.threadCpuUsage()
    const { answers, answer_of: answerOf } = await matchPlaces(
      snapshot,
      named,
      { values, kind: 'point' },
      { geocoder: null, onFailure: () => undefined, isGone: () => false },
    )
    seconds.push(millisecondsSince(start) / 1_000)
    const lost = answerOf.filter((at) => answers[at]?.result === 'not_found').length
    if (lost > 0) throw new Error(`${lost} of the points were not found`)
  }
  const list = median(seconds)
  return [
    {
      what: 'what lies at a point: processor in the mean',
      value: `${mean.toFixed(3)} ms`,
      goal: { text: `≤ ${mostMilliseconds} ms`, isMet: mean <= mostMilliseconds },
    },
    { what: 'what lies at a point: processor of all but 1% of them at most', value: `${slow.toFixed(3)} ms` },
    {
      what: `a list of ${count.toLocaleString('en')} points, with the officials of each: processor`,
      value: `${list.toFixed(2)} s`,
      goal: { text: `≤ ${mostSeconds} s`, isMet: list <= mostSeconds },
    },
  ]
}

/** Processor time of this thread only, so that other load of the machine does not count. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}

/** The same points in each run, spread evenly by steps of irrational length. Finding them loads all outlines. */
function pointsOnLand(): { latitude: number; longitude: number }[] {
  const found: { latitude: number; longitude: number }[] = []
  for (let step = 1; found.length < count; step++) {
    const point = {
      latitude: area.south + ((step * 0.754_877_666) % 1) * (area.north - area.south),
      longitude: area.west + ((step * 0.569_840_291) % 1) * (area.east - area.west),
    }
    if (divisionsAt(point).length > 0) found.push(point)
  }
  return found
}
