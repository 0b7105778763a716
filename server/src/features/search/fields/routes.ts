import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { indexOf } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { countFilters } from '#features/search/fields/count-filters.ts'
import { countKnownOf } from '#features/search/fields/count-known.ts'
import { listChoices, listFieldChoices } from '#features/search/fields/list-choices.ts'
import { listFields } from '#features/search/fields/list-fields.ts'
import { AnswerCache } from '#platform/http/answer-cache.ts'
import { serve } from '#platform/http/serve.ts'
import { serveJson } from '#platform/http/serve-json.ts'
import { closest, fuzzy, typeAhead } from '#search/look-up.ts'

const mostResults = 20

// Lists of choices next to a search are 12 kB on average, and cost more to write than a page. This has room for some
// three hundred.
const sizesOfChoices = { leastBytes: 0, mostBytes: 4 * 1024 * 1024 }

export function fields(app: FastifyInstance, { dataset }: Context): void {
  const from = fromSnapshot(dataset)
  const choiceCache = oncePerSnapshot(() => new AnswerCache(sizesOfChoices))
  serve(app, endpoints.listFields, (_, { caller }) => listFields(hiddenFrom(caller?.isNonpartisan ?? false)))
  serve(
    app,
    endpoints.listFieldChoices,
    from((snapshot, { params, query }) => ({
      values: listFieldChoices(indexOf(snapshot, query.subject), params.columnId),
    })),
  )
  serveJson(
    app,
    endpoints.listChoices,
    from((snapshot, { body }) =>
      // The same in both views, because a request for the choices of a hidden column is refused.
      choiceCache(snapshot).answer(JSON.stringify(body), () => listChoices(indexOf(snapshot, body.subject), body)),
    ),
  )
  serve(
    app,
    endpoints.countKnown,
    from((snapshot, { body }) => countKnownOf(indexOf(snapshot, body.subject), body)),
  )
  serve(
    app,
    endpoints.countFilters,
    from((snapshot, { body }) => countFilters(indexOf(snapshot, body.subject), body)),
  )
  serve(
    app,
    endpoints.typeAhead,
    from((snapshot, { body }) => ({
      results: typeAhead(indexOf(snapshot, body.subject), body.column_id, body.value, mostResults),
    })),
  )
  serve(
    app,
    endpoints.fuzzy,
    from((snapshot, { body }) => ({
      results: fuzzy(indexOf(snapshot, body.subject), body.column_id, body.value, mostResults),
    })),
  )
  serve(
    app,
    endpoints.closest,
    from((snapshot, { body }) => ({
      results: closest(indexOf(snapshot, body.subject), body.column_id, body.value),
    })),
  )
}
