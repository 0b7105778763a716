import { addOfficials, type OfficialsToAdd, makeList, type NewList } from '@atlas/contract/endpoints/saved/lists.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listQuestion, listsQuestion } from '#saved/lists/save/list-questions.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { call } from '#shared/api/call.ts'

const all = ['lists']

/** The lists that a person keeps and that colleagues share, by their next follow-up. */
export const listsQuery = queryOptions({
  queryKey: [...all, 'list'],
  ...endpointQuery(...listsQuestion),
  // Colleagues call at the same time.
  staleTime: 0,
  meta: { showsOwnError: true },
})

/** One list, with its officials and what was said of them. */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id],
    ...endpointQuery(...listQuestion(id)),
    staleTime: 0,
    meta: { showsOwnError: true },
  })
}

/** Makes a list: of officials by their numbers, of all whom filters find, of a place's, or an empty one. */
export function useMakeList() {
  return useListChange((list: NewList) => call(makeList, { body: list }), formMeta)
}

/** Puts officials into a list; those who are in it already change nothing. */
export function useAddOfficials(meta?: Meta) {
  return useListChange(
    ({ id, request }: { readonly id: string; readonly request: OfficialsToAdd }) =>
      call(addOfficials, { params: { id }, body: request }),
    meta,
  )
}

type Meta = typeof formMeta

/** Of a form that says beside its field why something is refused. */
export const formMeta = { showsOwnError: true }

/** It is over when the pages of lists show it. */
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
