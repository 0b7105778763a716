import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SignIn } from '#accounts/SignIn.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { renee } from '#testing/me.ts'
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

/** The browser opened the page of the test runner. */
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

/** Accepts the sign-in; `who` answers the question who is signed in. */
function takeSignIn(who: () => Promise<Response>, onSignIn: () => void = () => {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/auth/me')) return await who()
    if (!url.endsWith('/auth/login')) return await new Promise(() => {})
    onSignIn()
    return Response.json(renee)
  })
}

async function signIn() {
  await page.getByRole('checkbox').click()
  await page.getByLabelText('Email').fill('renee@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('Password1@')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const goOn = page.getByRole('link', { name: 'Continue' })

test('an answer that was asked for before the sign-in, and comes late, keeps nobody out', async () => {
  const problem = { type: 'urn:problem', title: 'Not signed in', status: 401, detail: 'Sign in.', instance: '1' }
  const before = { answer: () => {} }
  const late = new Promise<Response>((resolve) => {
    before.answer = () => resolve(Response.json(problem, { status: 401 }))
  })
  let requestCount = 0
  takeSignIn(
    async () => {
      requestCount += 1
      return requestCount === 1 ? await late : Response.json(renee)
    },
    // The form is already waiting for this answer.
    () => setTimeout(before.answer, 300),
  )
  show(
    <QueryClientProvider client={createQueryClient({ showMessage: () => {}, goTo: () => {} })}>
      <SignIn />
    </QueryClientProvider>,
    '/login',
  )
  await signIn()
  await expect.element(goOn).toBeVisible()
  await late
  await expect.element(goOn).toBeVisible()
})

test('where it is not answered who has signed in, the form says so and can be sent again', async () => {
  let isReached = false
  takeSignIn(async () => (isReached ? Response.json(renee) : await Promise.reject(new TypeError('Failed to fetch'))))
  show(<SignIn />, '/login')
  await signIn()
  await expect.element(page.getByText('No answer came from the server.')).toBeVisible()
  isReached = true
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(goOn).toBeVisible()
})
