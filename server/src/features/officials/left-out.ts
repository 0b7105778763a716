import { offices as officeTypes } from '@atlas/contract/rules/offices.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import type { Reading } from '#search/question/read-question.ts'

type Excluded = Pick<Snapshot, 'places' | 'excluded'>

/**
 * If a question finds nobody: how many officials of the places that it may mean are on file and left out by the
 * coverage rule; for a town without any, those of its counties; without a place, those of the office's type in its
 * state.
 */
export function leftOutOf(snapshot: Excluded, readings: readonly Reading<PlaceOnFile>[]): number {
  const whole = readings.filter(({ rest }) => rest.length === 0)
  const named = new Map(whole.flatMap(({ places }) => places.map((place) => [place.number, place] as const)))
  if (named.size === 0) return leftOutOfState(snapshot, whole)
  const leftOutAt = (numbers: Iterable<number>) =>
    [...new Set(numbers)].reduce((sum, number) => sum + (snapshot.places.excluded[number] as number), 0)
  const own = leftOutAt(named.keys())
  return own > 0 ? own : leftOutAt([...named.values()].flatMap(({ counties }) => [...counties]))
}

function leftOutOfState({ excluded }: Excluded, [reading]: readonly Reading<PlaceOnFile>[]): number {
  if (!reading) return 0
  const typeOf: Readonly<Record<string, string>> = officeTypes
  const types = new Set(reading.offices.map((office) => typeOf[office]))
  const matching = excluded.filter(
    ({ officeType, stateId }) => types.has(officeType) && (reading.stateId ?? stateId) === stateId,
  )
  return matching.reduce((sum, { officials }) => sum + officials, 0)
}
