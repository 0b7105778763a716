import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { coverageOf } from '#context/config.ts'
import type { Context } from '#context/context.ts'
import { addressedTo } from '#geocoder/setting.ts'
import { serve } from '#platform/http/serve.ts'

const retryAfterSeconds = 5

/** Health for monitoring, and what an organization can adapt. */
export function service(app: FastifyInstance, { config, database, dataset }: Context): void {
  serve(app, endpoints.live, () => ({ status: 'ok' as const }))
  serve(app, endpoints.ready, async (_, { request }) => {
    try {
      await sql`select 1`.execute(database)
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new Problem('unavailable', { detail: 'The database does not answer.', retryAfterSeconds })
    }
    return { status: 'ok' as const }
  })
  serve(app, endpoints.settings, () => ({
    title: config.APP_TITLE,
    short_title: config.APP_SHORT_TITLE,
    presented_by: config.PRESENTED_BY,
    presented_by_logo_url: config.PRESENTED_BY_LOGO_URL ?? null,
    support_email: config.SUPPORT_EMAIL,
    resources_url: config.RESOURCES_URL ?? null,
    terms_version: config.TERMS_VERSION,
    address_service: config.GEOCODER && addressedTo(config.GEOCODER),
    sign_in_with: config.OIDC_ISSUER ? config.OIDC_NAME : null,
    coverage: coverageOf(config),
    is_demonstration: dataset.current().isDemonstration,
    is_historic: dataset.current().isHistoric,
    records_from: dataset.current().recordsFrom,
    records_as_of: dataset.current().recordsAsOf,
    data_version: dataset.current().index.version,
  }))
}
