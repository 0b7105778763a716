import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { setPreference } from '#features/preferences/set-preference.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function preferences(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.setPreference,
    async ({ body }, exchange) =>
      await setPreference(context, { accountId: callerOf(exchange), stateId: body.state_id }),
  )
}
