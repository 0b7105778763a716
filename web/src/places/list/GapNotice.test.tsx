import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { renee } from '#testing/me.ts'
import { GapNotice } from '#places/list/GapNotice.tsx'
import { emptyView } from '#search/state/search-view.ts'
import { show } from '#testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

type Counted = Readonly<Record<'known' | 'found', number>>

/** The notice above a list of counties of which this many have a known gap, as this person sees it. */
function showNotice(counted: Counted | Promise<Counted>, isAdministrator = false) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/known') ? { 'place.gap_black': await counted } : {}),
  )
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  const user: Me = { ...renee, roles: { USER: true, ADMIN: isAdministrator } }
  client.setQueryData(sessionQuery.queryKey, user)
  show(
    <QueryClientProvider client={client}>
      <GapNotice
        view={{ ...emptyView, subject: 'place', group: 'counties', columns: ['place.name', 'place.gap_black'] }}
      />
      <p>The list</p>
    </QueryClientProvider>,
  )
}

const notice = page.getByRole('note')
const way = notice.getByRole('link', { name: 'How to add it' })

test('with no gap known, everybody is told why, and how to add what nobody lists', async () => {
  showNotice({ known: 0, found: 439 })
  await expect.element(notice).toMatchTextContent(/^The representation gap is unknown for every county today/)
  await expect.element(way).toHaveAttribute('href', '/help/report')
})

test('an administrator is led to where it is added', async () => {
  showNotice({ known: 0, found: 439 }, true)
  await expect.element(way).toHaveAttribute('href', '/admin/data')
})

test('with hardly any known, it is said of how many', async () => {
  showNotice({ known: 2, found: 439 })
  await expect
    .element(notice)
    .toMatchTextContent(/^The representation gap is known for 2 of 439 counties and parishes today/)
  await expect.element(way).toBeVisible()
})

test('where the list shows gaps, nothing is said', async () => {
  showNotice({ known: 44, found: 439 })
  await expect.element(page.getByText('The list')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(notice).not.toBeInTheDocument()
})

test('until it is counted, the list stands where it stands with the notice', async () => {
  let count: (counted: Counted) => void = () => undefined
  const counting = new Promise<Counted>((resolve) => {
    count = resolve
  })
  showNotice(counting)
  const top = () => page.getByText('The list').element().getBoundingClientRect().top
  await expect.element(page.getByText('The list')).toBeVisible()
  const before = top()
  await expect.element(notice).not.toBeInTheDocument()
  count({ known: 0, found: 439 })
  await expect.element(notice).toBeVisible()
  expect(top()).toBe(before)
})
