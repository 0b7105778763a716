import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { Snapshot } from '@atlas/server/dataset/dataset.ts'
import { listAt } from '@atlas/server/dataset/places/lists.ts'
import { rowsRepresenting } from '@atlas/server/dataset/places/ladder.ts'
import { kindAt, placeAt, placeCount } from '@atlas/server/dataset/places/places.ts'
import { describePlace } from '@atlas/server/features/places/describe-place.ts'
import { KeptAnswers } from '@atlas/server/platform/http/kept-answers.ts'
import { withCache } from '@atlas/server/search/search-index.ts'
import { type Figure, median } from '#figure.ts'
import { openSnapshot } from '#open-index.ts'
import type { Size } from '#pages.ts'
import { processorTime } from '#processor.ts'

const mostMilliseconds = 5
const rounds = 101

const kinds: readonly PlaceKind[] = ['county', 'municipality', 'school_district', 'house_district', 'state']

/** The page of a place inside the server, ready to be sent: of each kind the middle place and the one with the most officials. */
export async function measurePlaces({ url, officials }: Size): Promise<Figure[]> {
  const snapshot = await openSnapshot(url)
  const places = placeCount(snapshot.places).toLocaleString('en')
  const all = officials.toLocaleString('en')
  const figures: Figure[] = []
  for (const kind of kinds) {
    const numbers = placesOf(snapshot, kind)
    const [middle, fullest] = [numbers[numbers.length >>> 1] as number, fullestOf(snapshot, numbers)]
    figures.push(
      await judged(snapshot, `${all} officials, ${places} places, page of the middle ${kind}`, middle),
      await judged(snapshot, `${all} officials, page of the ${kind} with the most`, fullest),
    )
  }
  return figures
}

function placesOf({ places }: Snapshot, kind: PlaceKind): number[] {
  const all = Array.from({ length: placeCount(places) }, (_, number) => number)
  return all.filter((number) => kindAt(places, number) === kind && listAt(places.own, number).length > 0)
}

function fullestOf({ places }: Snapshot, numbers: readonly number[]): number {
  // Of tens of thousands of towns some are looked at.
  const some = numbers.filter((_, at) => at % Math.ceil(numbers.length / 500) === 0)
  const counted = some.map((number) => ({ number, rows: rowsRepresenting(places, number).length }))
  return counted.reduce((one, other) => (other.rows > one.rows ? other : one)).number
}

async function judged(snapshot: Snapshot, what: string, number: number): Promise<Figure> {
  const { id } = placeAt(snapshot.places, number)
  // As if nothing had been asked of this version of the data before.
  const untouched = { ...snapshot, index: withCache(snapshot.index) }
  // Long pages are kept for whoever asks next, as the server does it.
  const kept = new KeptAnswers()
  const make = async () => describePlace(untouched, id, false)
  const first = await processorTime(() => kept.answer(id, make))
  const [made, later]: [number[], number[]] = [[], []]
  while (later.length < rounds) {
    made.push(await processorTime(() => new KeptAnswers().answer(id, make)))
    later.push(await processorTime(() => kept.answer(id, make)))
  }
  const { officials } = describePlace(untouched, id, false).lede
  return {
    what: `${what}, ${officials} officials on it, processor time`,
    value: `${median(later).toFixed(1)} ms; ${median(made).toFixed(1)} ms where it is made, ${first.toFixed(1)} ms the first time after an import`,
    goal: { text: `≤ ${mostMilliseconds} ms`, isMet: median(later) <= mostMilliseconds },
  }
}
