import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Screen } from '#routes/screen.ts'
import { screens } from '#routes/screens.ts'

// Failed requests are retried at once, so that no test waits for seconds.
const queries = { retryDelay: 1 }

const titles: Readonly<Record<string, Pick<Screen, 'title'>>> = screens

/**
 * Renders a part of a screen with the providers that every screen has, until the test is over. `at` is its URL and
 * `path` names the parameters in it. The title is that of the screen at either.
 */
export function show(element: ReactElement, at = '/', path = '$'): void {
  const every = createRootRoute()
  const { title = '' } = titles[path] ?? titles[new URL(at, window.location.origin).pathname] ?? {}
  const route = createRoute({
    getParentRoute: () => every,
    path,
    staticData: { title },
    component: () => element,
  })
  const router = createRouter({
    routeTree: every.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}
