import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { countEntries, readEntries } from '#features/users/audit/audit-entries.ts'
import { auditFile } from '#features/users/audit/audit-file.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { answer, serve } from '#platform/http/serve.ts'
import { dayOf } from '#platform/clock.ts'

/** Who did what, for administrators to read. */
export function auditLog(app: FastifyInstance, { database, clock }: Pick<Context, 'database' | 'clock'>): void {
  serve(app, endpoints.listAudit, async ({ query: { cursor, limit, ...filters } }) => {
    const [entries, total] = await Promise.all([
      readEntries(database, filters, { before: cursor, limit: limit + 1 }),
      countEntries(database, filters),
    ])
    const values = entries.slice(0, limit)
    return { values, total, cursor: entries.length > limit ? (values.at(-1)?.id ?? null) : null }
  })
  answer(app, endpoints.downloadAudit, async ({ query: filters }, exchange) => {
    const rows = await countEntries(database, filters)
    const now = clock.now()
    // The file ends before its own entry, and whatever comes while it is on its way.
    const own = await audit(database, {
      at: now,
      by: callerOf(exchange),
      action: 'audit log downloaded',
      details: { rows },
    })
    return exchange.reply
      .header('content-disposition', `attachment; filename="audit-log-${dayOf(now)}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(auditFile(database, filters, own)))
  })
}
