import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { describeCoverage, readLastImport } from '#features/coverage/describe-coverage.ts'
import { serve } from '#platform/http/serve.ts'

export function coverage(app: FastifyInstance, { config, database, dataset }: Context): void {
  const known = oncePerSnapshot(dataset, (snapshot) => describeCoverage(database, snapshot, config.COVERAGE))
  // An import that changes nothing is an import too, and leaves the state of the data as it is.
  serve(app, endpoints.describeCoverage, async () => ({
    ...(await known()),
    ...(await readLastImport(database)),
  }))
}
