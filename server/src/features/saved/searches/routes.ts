import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Context } from '#context/context.ts'
import { changesFile } from '#features/saved/searches/changes-file.ts'
import { changeSearch } from '#features/saved/searches/change-search.ts'
import { listSearches } from '#features/saved/searches/list-searches.ts'
import { removeSearch } from '#features/saved/searches/remove-search.ts'
import { describeOne, saveSearch } from '#features/saved/searches/save-search.ts'
import { openSearch, describeChanges } from '#features/saved/searches/describe-changes.ts'
import { unsubscribe, unsubscribePage } from '#features/saved/searches/unsubscribe.ts'
import { userOf } from '#platform/http/caller-of.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { serve } from '#platform/http/serve.ts'
import { serveText } from '#platform/http/serve-text.ts'

export function savedSearches(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.listSavedSearches, async (_, exchange) => await listSearches(context, userOf(exchange)))
  serve(app, endpoints.saveSearch, async ({ body }, exchange) => await saveSearch(context, userOf(exchange), body))
  serve(
    app,
    endpoints.findSavedSearch,
    async ({ params }, exchange) => await describeOne(context, userOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.changeSavedSearch,
    async ({ params, body }, exchange) => await changeSearch(context, userOf(exchange), params.id, body),
  )
  serve(
    app,
    endpoints.removeSavedSearch,
    async ({ params }, exchange) => await removeSearch(context, userOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.findSearchChanges,
    async ({ params, query }, exchange) => await describeChanges(context, userOf(exchange), { ...params, ...query }),
  )
  serveText(
    app,
    endpoints.downloadSearchChanges,
    async ({ params, query }, exchange) => await changesFile(context, userOf(exchange), { ...params, ...query }),
  )
  serve(
    app,
    endpoints.openSavedSearch,
    async ({ params }, exchange) => await openSearch(context, userOf(exchange), params.id),
  )
  serve(app, endpoints.openUnsubscribePage, async ({ params }) => await unsubscribePage(context, params.token))
  // Mail programs send a form (RFC 8058), which says nothing beyond the address.
  app.register(async (forms) => {
    forms.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_, body, done) => {
      body.resume()
      done(null)
    })
    serve(
      forms,
      endpoints.unsubscribe,
      async ({ params }, { request }) =>
        await unsubscribe(context, { token: params.token, networkAddress: networkAddress(request) }),
    )
  })
}
