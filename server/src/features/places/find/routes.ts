import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { namesOfPlaces, oncePerPart } from '#dataset/once-per-snapshot.ts'
import { requestOf } from '#features/places/find/request-of.ts'
import { findOfficials } from '#features/places/find/find-officials.ts'
import { matchPlaces } from '#features/places/find/match-places.ts'
import { namedPlaces } from '#features/places/find/named-places.ts'
import { suggestPlaces } from '#features/places/find/suggest-places.ts'
import { logFailure } from '#features/places/find/log-failure.ts'
import { serve } from '#platform/http/serve.ts'
import { geocoderOf } from '#context/geocoder-of.ts'

export function find(app: FastifyInstance, { dataset, config }: Pick<Context, 'dataset' | 'config'>): void {
  const geocoder = geocoderOf(config)
  const from = fromSnapshot(dataset)
  const named = oncePerPart(namesOfPlaces, ({ places }) => namedPlaces(places))
  serve(
    app,
    endpoints.suggestPlaces,
    from((snapshot, { body }) => suggestPlaces(snapshot.places, named(snapshot), body.text)),
  )
  serve(app, endpoints.findOfficials, async (input, exchange) => {
    const request = await requestOf(input.body, geocoder, logFailure(exchange))
    if ('refusal' in request) return { found: null, refusal: request.refusal }
    return from((snapshot, _, isNonpartisan) => findOfficials(snapshot, request, isNonpartisan))(input, exchange)
  })
  serve(app, endpoints.matchPlaces, (input, exchange) =>
    from((snapshot, { body }: typeof input) =>
      matchPlaces(snapshot, named(snapshot), body, {
        geocoder,
        onFailure: logFailure(exchange),
        isGone: () => exchange.reply.raw.destroyed,
      }),
    )(input, exchange),
  )
}
