import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context.ts'
import { downloadExport, openFile } from '#features/exports/download-export.ts'
import { findExport, listExports, tellExport } from '#features/exports/find-export.ts'
import { requestExport } from '#features/exports/request-export.ts'
import { type Exchange, serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'

export function exports(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.requestExport, async ({ body }, exchange) => await requestExport(context, owner(exchange), body))
  serve(app, endpoints.listExports, async (_, exchange) => ({ values: await listExports(context, owner(exchange)) }))
  serve(app, endpoints.findExport, async ({ params }, exchange) =>
    tellExport(await findExport(context, owner(exchange), params.id)),
  )
  serve(
    app,
    endpoints.downloadExport,
    async ({ params }, exchange) => await downloadExport(context, owner(exchange), params.id),
  )
  serveFile(
    app,
    endpoints.exportFile,
    async ({ params, query }, exchange) => await openFile(context, owner(exchange), params.id, query),
  )
}

function owner({ caller }: Exchange): string {
  if (!caller) throw new Problem('not_signed_in')
  return caller.accountId
}
