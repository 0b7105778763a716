import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { SlowNavigation } from '#layout/SlowNavigation.tsx'

test('a screen that takes more than a moment to come is said to be loading until it is here', async () => {
  let come = () => {}
  const root = createRootRoute({
    component: () => (
      <>
        <SlowNavigation />
        <Link to="/data">Data</Link>
        <Outlet />
      </>
    ),
  })
  const data = createRoute({
    getParentRoute: () => root,
    path: '/data',
    loader: () => new Promise<void>((resolve) => (come = resolve)),
    component: () => <h1>About the data</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([data]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMs: 60_000,
  })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  drawn.render(<RouterProvider router={router as never} />)
  onTestFinished(() => {
    drawn.unmount()
    place.remove()
  })
  await page.getByRole('link', { name: 'Data' }).click()
  await expect.element(page.getByText('Loading the page…')).toBeInTheDocument()
  come()
  await expect.element(page.getByRole('heading', { name: 'About the data' })).toBeVisible()
  await expect.element(page.getByText('Loading the page…')).not.toBeInTheDocument()
})
