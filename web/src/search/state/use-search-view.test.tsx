import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { useSearchView } from '#search/state/use-search-view.ts'

function List() {
  const [{ open }] = useSearchView('official')
  return <p>Open: {open.join()}</p>
}

test('a list that is left stays as it was until the next page is here', async () => {
  let bringPage = () => {}
  const pageIsHere = new Promise<void>((resolve) => (bringPage = resolve))
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const official = createRoute({
    getParentRoute: () => root,
    path: '/official',
    loader: () => pageIsHere,
    component: () => 'The official',
  })
  const router = createRouter({
    routeTree: root.addChildren([list, official]),
    history: createMemoryHistory({ initialEntries: ['/list?open=7'] }),
    parseSearch: parseQuery,
  })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  onTestFinished(() => {
    drawn.unmount()
    place.remove()
  })
  drawn.render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Open: 7')).toBeVisible()
  void router.navigate({ to: '/official' } as never)
  await expect.poll(() => router.state.location.pathname).toBe('/official')
  await expect.element(page.getByText('Open: 7')).toBeVisible()
  bringPage()
  await expect.element(page.getByText('The official')).toBeVisible()
})
