import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { describePlace } from '#features/places/describe-place.ts'
import { JsonAnswer } from '#platform/http/json-answer.ts'
import { serveJson } from '#platform/http/serve-json.ts'

export function places(app: FastifyInstance, { dataset }: Context): void {
  const from = fromSnapshot(dataset)
  serveJson(
    app,
    endpoints.findPlace,
    from((snapshot, { params }, isNonpartisan) => new JsonAnswer(describePlace(snapshot, params.id, isNonpartisan))),
  )
}
