import type { PictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import type { BodySeats, PlaceBodies } from '@atlas/contract/endpoints/places/bodies.ts'
import { parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { yearsPicture } from '#elections/coming-up/years/years-picture.tsx'
import { yearsQuery } from '#elections/coming-up/years/years-query.ts'
import { readPictured } from '#officials/search/picture/pictured.ts'
import { traitsPicture } from '#officials/search/picture/traits-picture.tsx'
import { traitsQuery } from '#officials/search/picture/traits-query.ts'
import { changesFigure, dotFigures, readDots, readSince, readsAsMap } from '#places/list/dots/dot-figures.ts'
import { countyChangesQuery } from '#places/list/dots/changes-query.ts'
import { dotsPicture } from '#places/list/dots/dots-picture.tsx'
import { every } from '#places/list/dots/every-place.ts'
import { bodiesQuery } from '#places/pictures/bodies-query.ts'
import { seatsPicture } from '#places/pictures/seats-picture.tsx'
import { sharesOf } from '#places/pictures/shares-picture.tsx'
import { rangesPicture } from '#places/representation/ranges-picture.tsx'
import { readCompared, representationQuery } from '#places/representation/representation-query.ts'
import { countyOutlines } from '#shared/map/use-drawn-outlines.ts'
import { readUrlQuery } from '#search/state/url-query.ts'
import type { Picture } from '#shared/pictures/picture.ts'

/** What the drawing of a picture needs beside its query. */
export interface Drawn {
  readonly client: QueryClient
  readonly records: string | null
  readonly today: string
  /** Columns that are hidden from the reader. */
  readonly hidden: ReadonlySet<string>
}

/** As many bars as fit a third of the sheet with legible labels. */
const mostBars = 7
const nowhere = () => undefined

/** How each kind of picture is drawn from the query that put it on the board page; null where it cannot be. */
const drawings: Readonly<
  Record<PictureOnBoard['picture'], (query: UrlQuery, drawn: Drawn) => Promise<Picture | null>>
> = {
  seats: async ({ place, body: office, by }, { client }) => {
    const body = bodyOf(await client.query({ ...bodiesQuery(String(place)), staleTime: 'static' }), office)
    const trait = body?.traits.find(({ column_id: id }) => id === by)
    return body && trait ? seatsPicture(body, trait, nowhere) : null
  },
  'voting-age': async ({ place, body: office }, { client }) => {
    const reply = await client.query({ ...bodiesQuery(String(place)), staleTime: 'static' })
    const body = bodyOf(reply, office)
    return body ? sharesOf(reply, body) : null
  },
  representation: async (query, { client }) => {
    const compared = readCompared(query)
    return rangesPicture(
      await client.query({ ...representationQuery(compared), staleTime: 'static' }),
      compared,
      mostBars,
    )
  },
  years: async (query, { client, records }) =>
    yearsPicture(await client.query({ ...yearsQuery(readUrlQuery(query).filters), staleTime: 'static' }), records),
  counties: async (query, { client, today, hidden }) => {
    const [figure, view] = [readDots(query), readUrlQuery(query, 'place')]
    const figures = dotFigures.filter((each) => !hidden.has(each))
    if (!figure) return null
    const rows = await client.query({ ...every(view, figures), staleTime: 'static' })
    const map = readsAsMap(query) ? await client.query({ ...countyOutlines, staleTime: 'static' }) : null
    const changes =
      figure === changesFigure
        ? await client.query({ ...countyChangesQuery(readSince(query)), staleTime: 'static' })
        : null
    return dotsPicture({ rows, figure, changes, today, open: nowhere, map })
  },
  officials: async (query, { client, records }) => {
    const pictured = readPictured(query)
    if (!pictured) return null
    const counts = await client.query({ ...traitsQuery(readUrlQuery(query).filters), staleTime: 'static' })
    return traitsPicture(counts, pictured, records, mostBars)
  },
}

function bodyOf({ bodies }: PlaceBodies, office: UrlQuery[string] | undefined): BodySeats | undefined {
  return bodies.find((body) => body.office === office)
}

/** A picture of a board page, drawn from today's records. */
export function boardPictureQuery({ picture, view }: PictureOnBoard, drawn: Drawn) {
  return queryOptions({
    queryKey: ['board picture', picture, view, drawn.records, drawn.today, [...drawn.hidden]],
    queryFn: async () => await drawings[picture](parseQuery(view), drawn),
    meta: { showsOwnError: true },
  })
}
