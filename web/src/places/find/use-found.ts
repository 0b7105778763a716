import { findOfficials, type FindReply } from '@atlas/contract/endpoints/places/find.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import type { PlaceQuery } from '#places/find/place-query.ts'

/** Who represents what is asked for; the answer before stays until the new one is here. */
export function useFound(asked: PlaceQuery | null): NewestAnswer<FindReply> {
  const body = asked?.zip === undefined ? { place_id: asked?.place_id } : { zip: asked.zip }
  const query = useQuery({
    queryKey: ['find', body],
    queryFn: ({ signal }) => call(findOfficials, { body }, { signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
  return useNewestAnswer(query)
}
