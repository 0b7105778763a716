import { Problem } from '@atlas/contract/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buildDetail } from '#testing/facts.ts'
import { OfficialPage } from '#officials/OfficialPage.tsx'

const ada = buildDetail({
  'eo.id': 12,
  'eo.name': 'Ada Example',
  'office.name': 'Coroner',
  'jurisdiction.name': 'Bolivar County',
  'state.name': 'Mississippi',
})

/** The page at a URL, reached by a link of the list where the list's URL is given. */
function visit(url: string, answer: () => Promise<Response>, resultsUrl?: string) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
  const root = createRootRoute()
  const official = createRoute({ getParentRoute: () => root, path: '/officials/$id', component: OfficialPage })
  const list = createRoute({ getParentRoute: () => root, path: '/advanced-search', component: () => 'The list' })
  const history = createMemoryHistory({ initialEntries: ['/advanced-search?state.name=13'] })
  history.push(url, resultsUrl === undefined ? undefined : { resultsUrl })
  const router = createRouter({ routeTree: root.addChildren([official, list]), history })
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  drawn.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    drawn.unmount()
    place.remove()
  })
  return history
}

const answerWith =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })
const notFound = answerWith(new Problem('not_found').toJSON('1'), 404)

afterEach(() => vi.unstubAllGlobals())

test('the page is headed by the name, says office and place, and is called by them', async () => {
  visit('/officials/12', answerWith(ada))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible()
  await expect.element(page.getByText('Coroner, Bolivar County (MS)', { exact: true })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Ada Example, Coroner, Bolivar County \(MS\) · /)
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBe(6)
})

test('whoever came from the list is led back to it, anyone else on to the search', async () => {
  const history = visit('/officials/12', answerWith(ada), '/advanced-search?state.name=13')
  await page.getByRole('link', { name: 'Back to the results' }).click()
  await expect.element(page.getByText('The list')).toBeVisible()
  expect(history.location.href).toBe('/advanced-search?state.name=13')
  expect(history.canGoBack()).toBe(false)
})

test('whoever came by a link is led on to the search', async () => {
  visit('/officials/12', answerWith(ada))
  await expect
    .element(page.getByRole('link', { name: 'Search all officials' }))
    .toHaveAttribute('href', '/advanced-search')
})

test('an id that nobody has says so and leads on', async () => {
  visit('/officials/999', notFound)
  await expect.element(page.getByRole('heading', { level: 1, name: 'No such official' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search all officials' })).toBeVisible()
})

test('what cannot be an id is not asked for', async () => {
  visit('/officials/nobody', notFound)
  await expect.element(page.getByRole('heading', { level: 1, name: 'No such official' })).toBeVisible()
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('nobody'), expect.anything())
})

test('what failed can be tried again', async () => {
  let answers = 0
  const isOfficial = (calls: readonly unknown[]) => String(calls[0]).includes('/search/eo/')
  const answer = async (...calls: unknown[]) => {
    if (isOfficial(calls)) answers += 1
    return answers > 1
      ? new Response(JSON.stringify(ada))
      : new Response(JSON.stringify(new Problem('internal').toJSON('1')), { status: 500 })
  }
  visit('/officials/12', answer)
  await expect.element(page.getByText('The details could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible()
})

test('without a signal the page says that it waits for one', async () => {
  const { onlineManager } = await import('@tanstack/react-query')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  visit('/officials/12', answerWith(ada))
  await expect.element(page.getByText('You are offline. The details load when the signal is back.')).toBeVisible()
  onlineManager.setOnline(true)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible()
})
