import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { placeNoun, placeNouns } from '@atlas/contract/rules/place-kinds.ts'

type OfPlace = Pick<TaskSummary, 'place'>

/** What the places of some tasks are called: "county", "parishes", or "places" where they are of several kinds. */
export function nounOfTasks(tasks: readonly OfPlace[], count: number): string {
  const word = count === 1 ? placeNoun : placeNouns
  const words = new Set(tasks.map(({ place }) => word(place.kind, place.state_id)))
  const [only] = words
  return words.size === 1 && only ? only : count === 1 ? 'place' : 'places'
}

/** "Dallas County, Alabama" */
export function fullName({ place: { name, state, kind } }: OfPlace): string {
  return kind === 'state' ? name : `${name}, ${state}`
}
