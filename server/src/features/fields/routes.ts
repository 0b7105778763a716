import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { indexOf } from '#dataset/dataset.ts'
import { countFilters } from '#features/fields/count-filters.ts'
import { countKnownOf } from '#features/fields/count-known.ts'
import { listChoices, listFieldChoices } from '#features/fields/list-choices.ts'
import { listFields } from '#features/fields/list-fields.ts'
import { serve } from '#platform/http/serve.ts'
import { fuzzy, typeAhead } from '#search/look-up.ts'

const mostResults = 20

export function fields(app: FastifyInstance, { dataset }: Context): void {
  const from = fromSnapshot(dataset)
  serve(app, endpoints.listFields, (_, { caller }) => listFields(hiddenFrom(caller?.isNonpartisan ?? false)))
  serve(
    app,
    endpoints.listFieldChoices,
    from(({ index }, { params }) => ({ values: listFieldChoices(index, params.columnId) })),
  )
  serve(
    app,
    endpoints.listChoices,
    from((snapshot, { body }) => listChoices(indexOf(snapshot, body.subject), body)),
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
      results: fuzzy(indexOf(snapshot, body.subject), body.column_id, body.value, 1),
    })),
  )
}
