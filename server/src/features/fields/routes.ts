import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { listChoices, listFieldChoices } from '#features/fields/list-choices.ts'
import { listFields } from '#features/fields/list-fields.ts'
import { serve } from '#platform/http/serve.ts'
import { fuzzy, typeAhead } from '#search/look-up.ts'

const mostResults = 20

export function fields(app: FastifyInstance, { dataset }: Context): void {
  const index = () => dataset.current().index
  serve(app, endpoints.listFields, listFields)
  serve(app, endpoints.listFieldChoices, ({ params }) => ({ values: listFieldChoices(index(), params.columnId) }))
  serve(app, endpoints.listChoices, ({ body }) => listChoices(index(), body))
  serve(app, endpoints.typeAhead, ({ body }) => ({
    results: typeAhead(index(), body.column_id, body.value, mostResults),
  }))
  serve(app, endpoints.fuzzy, ({ body }) => ({ results: fuzzy(index(), body.column_id, body.value, mostResults) }))
  serve(app, endpoints.closest, ({ body }) => ({ results: fuzzy(index(), body.column_id, body.value, 1) }))
}
