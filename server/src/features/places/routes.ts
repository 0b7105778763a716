import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { filterOfKinds, type PlacesRequest } from '@atlas/contract/search/places-request.ts'
import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { describePlace } from '#features/places/describe-place.ts'
import { compareSeats } from '#features/places/compare-seats.ts'
import { listBodies } from '#features/places/list-bodies.ts'
import { readPlaces } from '#features/places/read-places.ts'
import { AnswerCache } from '#platform/http/answer-cache.ts'
import { serveJson } from '#platform/http/serve-json.ts'
import { serveRows } from '#platform/http/serve-rows.ts'
import { searchRows } from '#dataset/search-rows.ts'

export function places(app: FastifyInstance, { dataset }: Context): void {
  const from = fromSnapshot(dataset)
  // The answers are the same in both views, as for the search of officials.
  const cache = oncePerSnapshot(() => new AnswerCache())
  const search = ({ placeIndex }: Snapshot, { kinds, ...request }: PlacesRequest) =>
    searchRows(placeIndex, { ...request, filters: [...filterOfKinds(kinds), ...request.filters] })
  serveJson(
    app,
    endpoints.searchPlaces,
    from((snapshot, { body }) => cache(snapshot).answer(JSON.stringify(body), () => search(snapshot, body))),
  )
  const read = from((snapshot, { query }: { readonly query: AddressSearch }, isNonpartisan) =>
    readPlaces(snapshot, query, isNonpartisan),
  )
  serveRows(app, endpoints.readPlaces, read)
  serveRows(app, endpoints.readPlacesAs, read)
  serveJson(
    app,
    endpoints.listBodies,
    from((snapshot, { params: { id } }, isNonpartisan) =>
      cache(snapshot).answer(`bodies ${id} ${isNonpartisan}`, async () => listBodies(snapshot, id, isNonpartisan)),
    ),
  )
  serveJson(
    app,
    endpoints.compareSeats,
    // The answer contains no party and no candidate, so it is the same in both views.
    from((snapshot, { query }) =>
      cache(snapshot).answer(`seats ${query.state_id} ${query.group}`, async () => compareSeats(snapshot, query)),
    ),
  )
  for (const endpoint of [endpoints.findPlace, endpoints.readPlace])
    serveJson(
      app,
      endpoint,
      // The page of a state has hundreds of officials, so it is built and compressed once for all requests.
      from((snapshot, { params: { id } }, isNonpartisan) =>
        cache(snapshot).answer(`${id} ${isNonpartisan}`, async () => describePlace(snapshot, id, isNonpartisan)),
      ),
    )
}
