import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { describeCoverage } from '#features/coverage/describe-coverage.ts'
import { readLastImport } from '#features/coverage/last-import.ts'
import { serve } from '#platform/http/serve.ts'

export function coverage(app: FastifyInstance, { config, database, dataset }: Context): void {
  const described = oncePerSnapshot((snapshot) => describeCoverage(snapshot, config.COVERAGE))
  serve(app, endpoints.describeCoverage, async () => {
    const snapshot = dataset.current()
    // An import that changes nothing is an import too, and leaves the state of the data as it is: it is asked each time.
    const last_import = await readLastImport(database, snapshot.index.version)
    return { ...described(snapshot), last_import }
  })
}
