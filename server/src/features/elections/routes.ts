import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { comingElections } from '#features/elections/coming-elections.ts'
import { seatedDates } from '#features/elections/seated-dates.ts'
import { serve } from '#platform/http/serve.ts'

export function elections(app: FastifyInstance, { dataset }: Context): void {
  const from = fromSnapshot(dataset)
  const onFile = oncePerSnapshot(seatedDates)
  serve(
    app,
    endpoints.comingElections,
    from((snapshot, { body }) => comingElections(snapshot, onFile(snapshot), body)),
  )
}
