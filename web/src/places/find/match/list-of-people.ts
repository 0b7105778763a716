import type { MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import type { ListSource } from '#saved/lists/save/use-list-form.ts'

/**
 * A list of everybody in the file that can be downloaded, each once. It says nothing of the file, not even its name:
 * of that, nothing is kept.
 */
export function listOfPeople(people: MatchReply['people']): ListSource {
  const ids = [...new Set(people.map(({ id }) => id))]
  return {
    request: { eo_ids: ids },
    count: ids.length,
    suggestedName: 'Officials of our members',
    madeFrom: 'Saved from “Match a list”',
  }
}
