import { type ListedOfficial, type OfficialList, writeNote } from '@atlas/contract/endpoints/lists.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#api/api-problem.ts'
import { call } from '#api/call.ts'
import { listQuery } from '#keeping/lists/lists.ts'

/** Writes the note about an official, unless somebody else has written it since it was seen: then it says so. */
export function useWriteNote(listId: string, { eo_id: id, note }: ListedOfficial, onWritten: () => void) {
  const client = useQueryClient()
  const { queryKey } = listQuery(listId)
  const sent = useMutation({
    mutationFn: async (text: string) => {
      try {
        const body = { text, in_place_of: note?.at ?? null }
        return { written: await call(writeNote, { params: { id: listId, eo_id: String(id) }, body }) }
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status !== 409) throw error
        // The field stays open with what was typed; saved again, it takes the place of the newer one knowingly.
        await client.invalidateQueries({ queryKey })
        return { refusal: error.detail }
      }
    },
    onSuccess: (reply) => {
      if ('refusal' in reply) return
      client.setQueryData(queryKey, (list: OfficialList | undefined) => list && withNote(list, id, reply.written))
      onWritten()
    },
  })
  const refusal = sent.data && 'refusal' in sent.data ? sent.data.refusal : undefined
  return { sent, refusal, save: (text: string) => sent.mutate(text) }
}

function withNote(list: OfficialList, id: number, note: ListedOfficial['note']): OfficialList {
  return {
    ...list,
    officials: list.officials.map((official) => (official.eo_id === id ? { ...official, note } : official)),
  }
}
