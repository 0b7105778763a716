import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type { SearchReply, SearchRequest } from '@atlas/contract/search/search-request.ts'
import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { namesOfPlaces, oncePerPart, oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { countTraits } from '#features/officials/count-traits.ts'
import { officialChanges } from '#features/officials/official-changes.ts'
import { officialDetail } from '#features/officials/official-detail.ts'
import { questionVocabulary } from '#features/officials/question-vocabulary.ts'
import { quickSearch } from '#features/officials/quick-search.ts'
import { JsonAnswer } from '#platform/http/json-answer.ts'
import { AnswerCache } from '#platform/http/answer-cache.ts'
import { serve } from '#platform/http/serve.ts'
import { serveJson } from '#platform/http/serve-json.ts'
import { serveRows } from '#platform/http/serve-rows.ts'
import { overdueUnder } from '#dataset/overdue.ts'
import { uncountedBy } from '#dataset/uncounted.ts'
import { readChanges } from '#features/officials/read-changes.ts'
import { readOfficials } from '#features/officials/read-officials.ts'
import { searchRows } from '#dataset/search-rows.ts'

export function officials(app: FastifyInstance, { database, dataset }: Context): void {
  const from = fromSnapshot(dataset)
  // The same in both views: a row contains what was requested, and a request for hidden columns is refused.
  const cache = oncePerSnapshot(() => new AnswerCache())
  const vocabulary = oncePerPart(namesOfPlaces, questionVocabulary)
  const search = (snapshot: Snapshot, request: SearchRequest) =>
    cache(snapshot).answer(JSON.stringify(request), () => searchOfficials(snapshot, request))
  serveJson(
    app,
    endpoints.searchOfficials,
    from((snapshot, { body }) => search(snapshot, body)),
  )
  serveJson(
    app,
    endpoints.getOfficials,
    from((snapshot, { query }) => search(snapshot, query.request)),
  )
  serve(
    app,
    endpoints.countTraits,
    from((snapshot, { body }, isNonpartisan) => countTraits(snapshot, body.filters, isNonpartisan)),
  )
  serve(
    app,
    endpoints.quickSearch,
    from((snapshot, { body }, isNonpartisan) => quickSearch(snapshot, vocabulary(snapshot), body, isNonpartisan)),
  )
  serveJson(
    app,
    endpoints.officialDetail,
    from(
      (snapshot, { params }, isNonpartisan) =>
        new JsonAnswer(officialDetail(snapshot, Number(params.id), isNonpartisan)),
    ),
  )
  const read = from((snapshot, { query }: { readonly query: AddressSearch }, isNonpartisan) =>
    readOfficials(snapshot, query, isNonpartisan),
  )
  serveRows(app, endpoints.readOfficials, read)
  serveRows(app, endpoints.readOfficialsAs, read)
  serveJson(
    app,
    endpoints.readOfficial,
    from(
      (snapshot, { params }, isNonpartisan) =>
        new JsonAnswer(officialDetail(snapshot, Number(params.id), isNonpartisan)),
    ),
  )
  const readSince = from((snapshot, { query }: Pick<Parsed<typeof endpoints.readChanges>, 'query'>, isNonpartisan) =>
    readChanges(database, snapshot, query, isNonpartisan),
  )
  serveRows(app, endpoints.readChanges, readSince)
  serveRows(app, endpoints.readChangesAs, readSince)
  serve(
    app,
    endpoints.officialChanges,
    from((snapshot, query, isNonpartisan) => officialChanges(database, snapshot, query, isNonpartisan)),
  )
}

async function searchOfficials(snapshot: Snapshot, request: SearchRequest): Promise<SearchReply> {
  const { index } = snapshot
  const found = await searchRows(index, request)
  const overdue = overdueUnder(index, request.filters)
  return { ...found, overdue, uncounted: await uncountedBy(snapshot, request.filters) }
}
