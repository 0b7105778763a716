import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { namesOfPlaces, oncePerPart } from '#dataset/once-per-snapshot.ts'
import { askedOf } from '#features/places/find/asked-of.ts'
import { findOfficials } from '#features/places/find/find-officials.ts'
import { matchPlaces } from '#features/places/find/match-places.ts'
import { namedPlaces } from '#features/places/find/named-places.ts'
import { suggestPlaces } from '#features/places/find/suggest-places.ts'
import { serve } from '#platform/http/serve.ts'

const noAddresses = {
  sentence: 'Street addresses cannot be looked up here.',
  advice: 'Use your location or a ZIP code.',
}

export function find(app: FastifyInstance, { dataset }: Pick<Context, 'dataset'>): void {
  const from = fromSnapshot(dataset)
  const named = oncePerPart(namesOfPlaces, ({ places }) => namedPlaces(places))
  serve(
    app,
    endpoints.suggestPlaces,
    from((snapshot, { body }) => suggestPlaces(snapshot.places, named(snapshot), body.text)),
  )
  serve(
    app,
    endpoints.findOfficials,
    from((snapshot, { body }, isNonpartisan) =>
      body.address === undefined
        ? findOfficials(snapshot, askedOf(body), isNonpartisan)
        : { found: null, refusal: noAddresses },
    ),
  )
  serve(
    app,
    endpoints.matchPlaces,
    from((snapshot, { body }) => matchPlaces(snapshot, named(snapshot), body)),
  )
}
