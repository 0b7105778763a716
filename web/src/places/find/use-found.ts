import { findOfficials, type FindReply } from '@atlas/contract/endpoints/places/find.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import type { PlaceQuery } from '#places/find/place-query.ts'
import type { RequestedPoint } from '#places/find/requested-point.ts'

/** Who represents what is asked for; the answer before stays until the new one is here. */
export function useFound(place: PlaceQuery | null, point: RequestedPoint | null): NewestAnswer<FindReply> {
  const ofPlace = place?.zip === undefined ? { place_id: place?.place_id } : { zip: place.zip }
  const query = useQuery({
    queryKey: ['find', point ? { point: point.number } : ofPlace],
    queryFn: ({ signal }) => call(findOfficials, { body: point?.body ?? ofPlace }, { signal }),
    enabled: place !== null || point !== null,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
    // An answer for a point says where somebody was: it is forgotten as soon as nobody looks at it.
    ...(point && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false }),
  })
  return useNewestAnswer(query)
}
