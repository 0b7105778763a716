import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context.ts'
import { knownCounties } from '#features/counties/known-counties.ts'
import { sharesOf } from '#features/counties/shares.ts'
import { serve } from '#platform/http/serve.ts'

export function counties(app: FastifyInstance, context: Context): void {
  const known = knownCounties(context)
  serve(app, endpoints.listCounties, known)
  serve(app, endpoints.countyShares, async () => ({
    is_demonstration: context.dataset.current().isDemonstration,
    shares: sharesOf(await known()),
  }))
}
