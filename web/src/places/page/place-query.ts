import type { Place as PlaceReply } from '@atlas/contract/endpoints/places/places.ts'
import { queryOptions } from '@tanstack/react-query'
import { placeQuestion } from '#places/page/place-question.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { readFigures, type ReadFigures } from '#shared/figures/figures.ts'

/** A place and what is known of it. */
export interface Place extends PlaceReply {
  readonly figures: ReadFigures
}

export type LadderGroup = Place['ladder'][number]

/** One place; its page and its printed brief use the same answer. */
export function placeQuery(id: string) {
  return queryOptions({
    queryKey: ['place', id],
    ...endpointQuery(...placeQuestion(id)),
    select: readPlace,
    meta: { showsOwnError: true },
  })
}

export function readPlace(reply: PlaceReply): Place {
  return { ...reply, figures: readFigures(reply) }
}

/** "Dallas County, Alabama"; a whole state is its name alone. */
export function fullNameOf({ name, state, kind }: Pick<Place, 'name' | 'state' | 'kind'>): string {
  return kind === 'state' ? name : `${name}, ${state}`
}
