import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { sendFeedback } from '#features/service/support/send-feedback.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

export function support(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.sendFeedback,
    async ({ body }, exchange) => await sendFeedback(context, { ...body, accountId: callerOf(exchange) }),
  )
}
