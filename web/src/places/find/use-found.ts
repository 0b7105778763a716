import { findOfficials, type FindReply } from '@atlas/contract/endpoints/places/find.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import type { PlaceQuery } from '#places/find/place-query.ts'
import type { PointAsked } from '#places/find/point-asked.ts'

/** Who represents what is asked for; the answer before stays until the new one is here. */
export function useFound(asked: PlaceQuery | null, point: PointAsked | null): NewestAnswer<FindReply> {
  const ofPlace = asked?.zip === undefined ? { place_id: asked?.place_id } : { zip: asked.zip }
  const query = useQuery({
    queryKey: ['find', point ? { point: point.number } : ofPlace],
    queryFn: ({ signal }) => call(findOfficials, { body: point?.body ?? ofPlace }, { signal }),
    enabled: asked !== null || point !== null,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
    // An answer for a point says where somebody was: it is forgotten as soon as nobody looks at it.
    ...(point && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false }),
  })
  return useNewestAnswer(query)
}
