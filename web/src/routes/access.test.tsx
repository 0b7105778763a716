import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createAtlasRouter } from '#routes/router.tsx'
import type { Access, Screen } from '#routes/screen.ts'
import { screens } from '#routes/screens.ts'
import { renee } from '#testing/me.ts'
import { testSettings } from '#testing/settings.ts'

afterEach(() => vi.unstubAllGlobals())

/** The whole page at an address, for a signed-in person or a visitor. */
function open(address: string, user: Me | null) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/auth/me')) return Response.json(user)
    return url.endsWith('/settings') ? Response.json(testSettings) : new Promise(() => {})
  })
  const router = createAtlasRouter(createMemoryHistory({ initialEntries: [address] }))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return router
}

const rows = Object.entries<Screen>(screens)
const addressesFor = (...access: Access[]) =>
  rows.filter(([, screen]) => access.includes(screen.access)).map(([address]) => address.replaceAll(/\$\w+/g, '1'))

test.each(addressesFor('user', 'administrator'))(
  '%s sends a stranger to the sign-in, and back afterwards',
  async (address) => {
    const router = open(address, null)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.search).toEqual({ next: address })
  },
)

test.each(addressesFor('administrator'))(
  '%s sends who is no administrator to the sign-in, which says so',
  async (address) => {
    const router = open(address, renee)
    await expect.poll(() => router.state.location.href).toBe('/login?only=administrators')
  },
)

test.each(addressesFor('public'))('%s is shown to a stranger', async (address) => {
  const router = open(address, null)
  await expect.poll(() => router.state.status).toBe('idle')
  expect(router.state.location.pathname).toBe(address)
})

test('whoever comes back from the account of the organization goes on to the page they asked for', async () => {
  const router = open('/login?came=in&next=/places', renee)
  await expect.poll(() => router.state.location.pathname).toBe('/places')
})
