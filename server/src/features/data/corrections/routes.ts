import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { acceptCorrection } from '#features/data/corrections/accept-correction.ts'
import { declineCorrection } from '#features/data/corrections/decline-correction.ts'
import { describeCorrection, listCorrections } from '#features/data/corrections/list-corrections.ts'
import { listOwnReports } from '#features/data/corrections/list-own-reports.ts'
import { reportMistake } from '#features/data/corrections/report-mistake.ts'
import { setValue } from '#features/data/corrections/set-value.ts'
import { undoCorrection } from '#features/data/corrections/undo-correction.ts'
import { callerOf, userOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'

/** Mistakes that people report, and what administrators decide. */
export function corrections(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.reportMistake,
    async ({ body }, exchange) => await reportMistake(context, callerOf(exchange), body),
  )
  serve(app, endpoints.listOwnReports, async (_, exchange) => await listOwnReports(context, userOf(exchange)))
  serve(
    app,
    endpoints.listCorrections,
    async (request, exchange) => await listCorrections(context, userOf(exchange), request),
  )
  serve(app, endpoints.acceptCorrection, async (request, exchange) => {
    await acceptCorrection(context, callerOf(exchange), request)
    return await describeCorrection(context, request.params.id)
  })
  serve(app, endpoints.declineCorrection, async (request, exchange) => {
    await declineCorrection(context, callerOf(exchange), request)
    return await describeCorrection(context, request.params.id)
  })
  serve(app, endpoints.undoCorrection, async (request, exchange) => {
    await undoCorrection(context, callerOf(exchange), request)
    return await describeCorrection(context, request.params.id)
  })
  serve(
    app,
    endpoints.setValue,
    async (request, exchange) =>
      await describeCorrection(context, await setValue(context, callerOf(exchange), request)),
  )
}
