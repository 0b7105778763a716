import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { downloadExport, openFile } from '#features/exports/download-export.ts'
import { findExport, listExports, asExport } from '#features/exports/find-export.ts'
import { requestExport } from '#features/exports/request-export.ts'
import { userOf } from '#platform/http/caller-of.ts'
import { serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'

export function exports(app: FastifyInstance, context: Context): void {
  serve(
    app,
    endpoints.requestExport,
    async ({ body }, exchange) => await requestExport(context, userOf(exchange), body),
  )
  serve(app, endpoints.listExports, async (_, exchange) => await listExports(context, userOf(exchange)))
  serve(app, endpoints.findExport, async ({ params }, exchange) =>
    asExport(await findExport(context, userOf(exchange), params.id)),
  )
  serve(
    app,
    endpoints.downloadExport,
    async ({ params }, exchange) => await downloadExport(context, userOf(exchange), params.id),
  )
  serveFile(
    app,
    endpoints.exportFile,
    async ({ params, query }, exchange) => await openFile(context, userOf(exchange), params.id, query),
  )
}
