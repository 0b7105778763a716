import {
  changeSavedSearch,
  type ChangedSearch,
  type NewSearch,
  removeSavedSearch,
  type SavedSearch,
  saveSearch,
} from '@atlas/contract/endpoints/saved/searches.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { call } from '#shared/api/call.ts'
import { savedKey } from '#saved/searches/saved-key.ts'
import { savedSearchesQuestion } from '#saved/searches/saved-question.ts'

/** The person's searches and those that colleagues share, those with changes first. */
export const savedSearchesQuery = queryOptions({
  queryKey: [...savedKey, 'list'],
  ...endpointQuery(...savedSearchesQuestion),
  // Opening a search or loading data changes the counts.
  staleTime: 0,
  meta: { showsOwnError: true },
})

/** Returned instead of a search when the person has another one of that name. */
export const nameTaken = 'name taken'

/** Saves a search, or replaces one. */
export function useSaveSearch(onSaved: (search: SavedSearch) => void) {
  return useSearchChange((search: NewSearch) => unlessTaken(call(saveSearch, { body: search })), onSaved)
}

interface Change {
  readonly id: string
  readonly changes: ChangedSearch
}

export function useChangeSearch(onChanged: (search: SavedSearch) => void) {
  return useSearchChange(
    ({ id, changes }: Change) => unlessTaken(call(changeSavedSearch, { params: { id }, body: changes })),
    onChanged,
  )
}

export function useRemoveSearch(onRemoved: () => void) {
  return useSearchChange((id: string) => call(removeSavedSearch, { params: { id } }), onRemoved)
}

/** Done once the list shows the change. */
function useSearchChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  onDone: (reply: Exclude<Reply, typeof nameTaken>) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => {
      const reply = await change(input)
      if (reply !== nameTaken) await client.invalidateQueries({ queryKey: savedKey })
      return reply
    },
    onSuccess: (reply) => {
      if (reply !== nameTaken) onDone(reply as Exclude<Reply, typeof nameTaken>)
    },
  })
}

/** The form shows the error beside the name, so no other message is needed. */
async function unlessTaken(saving: Promise<SavedSearch>): Promise<SavedSearch | typeof nameTaken> {
  try {
    return await saving
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 409) return nameTaken
    throw error
  }
}
