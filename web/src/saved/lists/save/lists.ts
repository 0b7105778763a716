import { addOfficials, type OfficialsToAdd, makeList, type NewList } from '@atlas/contract/endpoints/saved/lists.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listQuestion, listsQuestion } from '#saved/lists/save/list-questions.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { call } from '#shared/api/call.ts'

const all = ['lists']

/** The person's lists and those that colleagues share, by next follow-up. */
export const listsQuery = queryOptions({
  queryKey: [...all, 'list'],
  ...endpointQuery(...listsQuestion),
  // Colleagues may be calling at the same time.
  staleTime: 0,
  meta: { showsOwnError: true },
})

/** One list, with its officials and the outcomes of calls. */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id],
    ...endpointQuery(...listQuestion(id)),
    staleTime: 0,
    meta: { showsOwnError: true },
  })
}

/** Makes a list: of officials by number, of all that filters find, of the officials of a place, or an empty one. */
export function useMakeList() {
  return useListChange((list: NewList) => call(makeList, { body: list }), formMeta)
}

/** Adds officials to a list; those already in it are unchanged. */
export function useAddOfficials(meta?: Meta) {
  return useListChange(
    ({ id, request }: { readonly id: string; readonly request: OfficialsToAdd }) =>
      call(addOfficials, { params: { id }, body: request }),
    meta,
  )
}

type Meta = typeof formMeta

/** For forms that show an error beside its field. */
export const formMeta = { showsOwnError: true }

/** Done once the pages of lists show the change. */
export function useListChange<Input, Reply>(change: (input: Input) => Promise<Reply>, meta?: Meta) {
  const client = useQueryClient()
  return useMutation({
    ...(meta && { meta }),
    mutationFn: async (input: Input) => {
      const reply = await change(input)
      await client.invalidateQueries({ queryKey: all })
      return reply
    },
  })
}
