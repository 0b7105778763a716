import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { officialDetail } from '#features/officials/official-detail.ts'
import { quickSearch, searchOfficials } from '#features/officials/search-officials.ts'
import { serve } from '#platform/http/serve.ts'

export function officials(app: FastifyInstance, { dataset }: Context): void {
  const index = () => dataset.current().index
  serve(app, endpoints.searchOfficials, ({ body }) => searchOfficials(index(), body))
  serve(app, endpoints.quickSearch, ({ body }) => quickSearch(index(), body))
  serve(app, endpoints.officialDetail, ({ params }) => officialDetail(dataset.current(), Number(params.id)))
}
