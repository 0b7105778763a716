import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { AddressSearch } from '@atlas/contract/search/address-search.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import {
  listCalendarFeeds,
  makeCalendarFeed,
  removeCalendarFeeds,
  resetCalendarFeed,
} from '#features/elections/calendar-feed.ts'
import { comingCalendar } from '#features/elections/coming-calendar.ts'
import { comingElections } from '#features/elections/coming-elections.ts'
import { datesOnFile } from '#dataset/elections/dates-on-file.ts'
import { readCalendarFeed } from '#features/elections/read-calendar-feed.ts'
import { readElections } from '#features/elections/read-elections.ts'
import { seatsAhead } from '#features/elections/seats-ahead.ts'
import { userOf } from '#platform/http/caller-of.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { serve } from '#platform/http/serve.ts'
import { serveRows } from '#platform/http/serve-rows.ts'
import { serveText } from '#platform/http/serve-text.ts'

export function elections(app: FastifyInstance, context: Context): void {
  const { dataset, about } = context
  const from = fromSnapshot(dataset)
  serve(
    app,
    endpoints.comingElections,
    from((snapshot, { body }) => comingElections(snapshot, datesOnFile(snapshot), body)),
  )
  serve(
    app,
    endpoints.seatsAhead,
    from((snapshot, { body }) => seatsAhead(snapshot, body.filters)),
  )
  serveText(
    app,
    endpoints.comingCalendar,
    from((snapshot, { body }, isNonpartisan) =>
      comingCalendar({ snapshot, onFile: datesOnFile(snapshot), about, isNonpartisan }, body),
    ),
  )
  const read = from((snapshot, { query }: { readonly query: AddressSearch }) =>
    readElections(snapshot, datesOnFile(snapshot), query),
  )
  serveRows(app, endpoints.readElections, read)
  serveRows(app, endpoints.readElectionsAs, read)
  calendarFeeds(app, context)
  serveText(app, endpoints.readCalendarFeed, async ({ params }, { request }) => {
    const snapshot = dataset.current()
    const feedRequest = { token: params.token, networkAddress: networkAddress(request) }
    return await readCalendarFeed(context, { snapshot, onFile: datesOnFile(snapshot), about }, feedRequest)
  })
}

function calendarFeeds(app: FastifyInstance, context: Context): void {
  serve(app, endpoints.findCalendarFeed, async (_, exchange) => {
    const [newest] = await listCalendarFeeds(context, userOf(exchange))
    return newest ?? null
  })
  serve(app, endpoints.listCalendarFeeds, async (_, exchange) => ({
    values: await listCalendarFeeds(context, userOf(exchange)),
  }))
  serve(
    app,
    endpoints.makeCalendarFeed,
    async ({ body }, exchange) => await makeCalendarFeed(context, userOf(exchange), body.filters),
  )
  serve(
    app,
    endpoints.resetCalendarFeed,
    async ({ params }, exchange) => await resetCalendarFeed(context, userOf(exchange), params.id),
  )
  serve(
    app,
    endpoints.removeCalendarFeed,
    async ({ params }, exchange) => await removeCalendarFeeds(context, userOf(exchange), params.id),
  )
  serve(app, endpoints.removeCalendarFeeds, async (_, exchange) => await removeCalendarFeeds(context, userOf(exchange)))
}
