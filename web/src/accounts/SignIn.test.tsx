import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SignIn } from '#accounts/SignIn.tsx'
import { show } from '#testing/show.tsx'

const list = `
  <meta property="og:site_name" content="Southern Officials Atlas">
  <meta property="og:title" content="List · Southern Officials Atlas">
  <meta property="og:description" content="A list of officials to call.">`
const general = list.replace('List · ', '')
const { pathname, search } = window.location

beforeEach(() => vi.stubGlobal('fetch', async () => await new Promise(() => {})))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const each of document.querySelectorAll('meta[property]')) each.remove()
})

/** The page that the browser opened is that of the test. */
function open(head: string, next: string) {
  document.head.insertAdjacentHTML('beforeend', head)
  show(<SignIn />, `/login?next=${encodeURIComponent(next)}`)
}

test('whoever follows a link signed out reads what waits behind the sign-in', async () => {
  open(list, pathname + search)
  await expect.element(page.getByText('Sign in to open the link. A list of officials to call.')).toBeVisible()
})

test.each([
  ['leads to another page than the one that was opened', list, '/places/01047'],
  ['leads to a page of which nothing is said', general, pathname + search],
])('nothing is said where the address %s', async (_, head, next) => {
  open(head, next)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText('Sign in to open the link.').elements()).toEqual([])
})
