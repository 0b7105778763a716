import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Screen } from '#routes/screen.ts'
import { screens } from '#routes/screens.ts'

// What fails is asked for again at once: no test waits seconds for it to be given up.
const queries = { retryDelay: 1 }

const titles: Readonly<Record<string, Pick<Screen, 'title'>>> = screens

/**
 * Draws a part of a screen, with what every screen has around it, until the test is over; `at` is its address, and
 * `path` names the parts of it. It has the title of the screen that either is the address of.
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
