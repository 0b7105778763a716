import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { endLiveLink, listLiveLinks, makeLiveLink } from '#features/saved/live-links/change-live-links.ts'
import { readLiveLink } from '#features/saved/live-links/read-live-link.ts'
import { callerOf } from '#platform/http/caller-of.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { serve } from '#platform/http/serve.ts'
import { serveText } from '#platform/http/serve-text.ts'

export function liveLinks(app: FastifyInstance, context: Context): void {
  const { makeLiveLinkOfSearch, makeLiveLinkOfList, endLiveLinkOfSearch, endLiveLinkOfList } = endpoints
  serve(
    app,
    makeLiveLinkOfSearch,
    async ({ params: { id } }, exchange) => await makeLiveLink(context, callerOf(exchange), { of: 'search', id }),
  )
  serve(
    app,
    makeLiveLinkOfList,
    async ({ params: { id } }, exchange) => await makeLiveLink(context, callerOf(exchange), { of: 'list', id }),
  )
  serve(
    app,
    endLiveLinkOfSearch,
    async ({ params: { id } }, exchange) => await endLiveLink(context, callerOf(exchange), { of: 'search', id }),
  )
  serve(
    app,
    endLiveLinkOfList,
    async ({ params: { id } }, exchange) => await endLiveLink(context, callerOf(exchange), { of: 'list', id }),
  )
  serve(app, endpoints.listLiveLinks, async (_, exchange) => ({
    values: await listLiveLinks(context, callerOf(exchange)),
  }))
  serveText(
    app,
    endpoints.readLiveLink,
    async ({ params: { token } }, { request }) =>
      await readLiveLink(context, { token, networkAddress: networkAddress(request) }),
  )
}
