import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { BuilderPage } from '#search/builder/BuilderPage.tsx'
import { formatQuery, parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'

type Official = Readonly<Record<string, readonly string[]>>

const labels: Readonly<Record<string, string>> = {
  '13': 'Georgia',
  '28': 'Mississippi',
  '13121': 'Fulton',
  '28049': 'Hinds',
  '28027': 'Coahoma',
  unknown: 'Unknown',
}

const official = (state: string, county: string, type: string, name: string, party: string): Official => ({
  'state.name': [state],
  'county.name': [county],
  'office.type': [type],
  'office.name': [name],
  'party.name': [party],
  'eo.ethnicity': ['unknown'],
  'eo.gender': ['Female'],
})

/** A few officials, whom the mock server really counts. */
const officials: readonly Official[] = [
  official('13', '13121', 'Law Enforcement', 'Sheriff', 'Democratic'),
  official('13', '13121', 'Courts', 'Judge', 'Republican'),
  official('28', '28049', 'Law Enforcement', 'Sheriff', 'Democratic'),
  official('28', '28027', 'Law Enforcement', 'Constable', 'Democratic'),
  official('28', '28027', 'Municipal Government', 'Mayor', 'unknown'),
]

/** Twenty counties, enough for a long list. */
export const manyCounties: readonly Official[] = Array.from({ length: 20 }, (_, index) =>
  official('13', `County ${String(index + 1).padStart(2, '0')}`, 'Courts', 'Judge', 'Democratic'),
)

interface ShowOptions {
  readonly url: string
  readonly data?: readonly Official[]
  readonly preferredState?: string | null
  /** Answers a request, at once or later; undefined leaves it to the mock server. */
  readonly answer?: (path: string) => Promise<Response | null> | null
}

/** Renders the wizard at a URL with a mock server until the test is over. */
export function showBuilder({ url, data = officials, preferredState = null, answer }: ShowOptions) {
  const fetchFile = globalThis.fetch
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(input as string, 'http://atlas.example').pathname
    // The outlines of the map are a static file, not an answer of the API.
    if (!path.startsWith('/api/')) return await fetchFile(input, init)
    return (await answer?.(path)) ?? reply(data, preferredState, path, init?.body as string | null)
  })
  vi.stubGlobal('fetch', fetch)
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/search-builder', component: BuilderPage }),
      createRoute({ getParentRoute: () => root, path: '/advanced-search', component: () => <h1>Results</h1> }),
    ]),
    history: createMemoryHistory({ initialEntries: [url] }),
    parseSearch: parseQuery,
    stringifySearch: (search) => formatQuery(search as UrlQuery),
  })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  drawn.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
      <Toasts />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    drawn.unmount()
    place.remove()
    vi.unstubAllGlobals()
  })
  return { history: router.history, router, fetch, urlNow: () => router.history.location.href }
}

function reply(data: readonly Official[], preferredState: string | null, path: string, body: string | null): Response {
  if (path === '/api/auth/me') return Response.json(personPreferring(preferredState))
  const { columns = [], filters = [] } = JSON.parse(body ?? '{}') as { columns?: string[]; filters?: Filter[] }
  if (path === '/api/search/eo')
    return Response.json({ values: [], cursor: null, total: matching(data, filters).length })
  if (path === '/api/fields/values')
    return Response.json(Object.fromEntries(columns.map((column) => [column, choices(data, column, filters)])))
  if (path.startsWith('/api/fields/')) {
    const column = decodeURIComponent(path.slice('/api/fields/'.length))
    return Response.json({ values: choices(data, column, []).map(({ id, label }) => ({ id, label })) })
  }
  return Response.json({}, { status: 404 })
}

function matching(data: readonly Official[], filters: readonly Filter[]): Official[] {
  return data.filter((each) =>
    filters.every(({ column_id, value }) => [value ?? []].flat().some((one) => each[column_id]?.includes(String(one)))),
  )
}

function choices(data: readonly Official[], column: string, filters: readonly Filter[]) {
  const others = filters.filter(({ column_id }) => column_id !== column)
  const own = filters.filter(({ column_id }) => column_id === column).flatMap(({ value }) => [value ?? []].flat())
  const all = [...new Set(data.flatMap((each) => each[column] ?? []))].toSorted()
  return all
    .map((id) => ({
      id,
      label: labels[id] ?? id,
      count: matching(data, others).filter((each) => each[column]?.includes(id)).length,
    }))
    .filter(({ id, count }) => count > 0 || own.includes(id))
}

/** The id of the signed-in person. */
export const renee = '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10'

function personPreferring(state_id: string | null): Me {
  return {
    id: renee,
    first_name: 'Renee',
    last_name: 'Baptiste',
    email: 'renee@example.org',
    organization: 'Bayou Teche Voter Project',
    organization_of: null,
    roles: { ADMIN: false, USER: true },
    preference: { state_id, state: state_id && (labels[state_id] ?? null) },
    is_welcomed: true,
    last_visit: '2026-11-21T14:05:09-06:00',
    is_nonpartisan: false,
    asks_nonpartisan: false,
    is_nearest_first: null,
    two_factor: { is_on: false, required_from: null },
  }
}
