import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SignIn } from '#accounts/SignIn.tsx'
import { show } from '#testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

test('whoever follows a link signed out reads what waits behind the sign-in, and nobody else does', async () => {
  vi.stubGlobal('fetch', async () => await new Promise(() => {}))
  show(<SignIn />, '/lists/7?next=%2Flists%2F7', '/lists/$id')
  const text = 'Sign in to open the link. A list of officials to call, and what came of the calls.'
  await expect.element(page.getByText(text)).toBeVisible()
})

test.each(['', '?next=%2F%2Felsewhere.example', '?next=%2F'])(
  'an address without a link to a page says nothing: %s',
  async (query) => {
    vi.stubGlobal('fetch', async () => await new Promise(() => {}))
    show(<SignIn />, `/lists/7${query}`, '/lists/$id')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByText('Sign in to open the link.').elements()).toEqual([])
  },
)
