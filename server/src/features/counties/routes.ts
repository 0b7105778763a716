import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { readCounties, sharesOf } from '#features/counties/read-counties.ts'
import { serve } from '#platform/http/serve.ts'

export function counties(app: FastifyInstance, { database, dataset }: Context): void {
  // Anybody may call these, so their answer is worked out once for each version of the data.
  const known = oncePerSnapshot(dataset, () => readCounties(database))
  serve(app, endpoints.listCounties, known)
  serve(app, endpoints.countyShares, async () => ({
    is_demonstration: dataset.current().isDemonstration,
    shares: sharesOf(await known()),
  }))
}
