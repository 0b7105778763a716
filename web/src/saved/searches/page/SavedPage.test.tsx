import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renee } from '#testing/me.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { SavedPage } from '#saved/searches/page/SavedPage.tsx'
import { searchOf } from '#testing/searches.ts'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const close = searchOf({
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Close last time, Mississippi',
  view: '?state.name=28&stats.last_election=close',
  is_shared: true,
  owner: { id: '2', name: 'Faith Allen', is_me: false },
  changes: { new: 2, left_office: 1, no_longer_matches: 1, changed: { phone: 4, email: 1 } },
})

afterEach(() => vi.unstubAllGlobals())

/** The page of a person with these searches; `refuse` answers a change instead. */
function showSaved(
  savedSearches: readonly SavedSearch[] | null,
  refuse?: (body: Record<string, unknown>) => Response | null,
) {
  let searches = savedSearches ?? []
  const requests: { method: string; body: Record<string, unknown> | null }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (!url.includes('/saved-searches')) return Response.json(url.endsWith('/auth/me') ? renee : null)
    if (method === 'GET')
      return savedSearches ? Response.json({ values: searches }) : Response.json({}, { status: 500 })
    const content = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : null
    requests.push({ method, body: content })
    const refusal = refuse?.(content ?? {})
    if (refusal) return refusal
    const [, id] = /saved-searches\/(.+)$/.exec(url) ?? []
    if (method === 'DELETE') searches = searches.filter((each) => each.id !== id)
    else searches = searches.map((each) => (each.id === id ? { ...each, ...content } : each))
    return Response.json(searches.find((each) => each.id === id) ?? null)
  })
  show(
    <QueryClientProvider
      client={createQueryClient({ showMessage: (text) => showToast('error', text), goTo: () => {} })}
    >
      <SavedPage />
      <Toasts />
    </QueryClientProvider>,
  )
  return requests
}

/** Only in the list, because the text of a message is a heading, too. */
const names = page.getByRole('list', { name: 'Saved searches' }).getByRole('heading', { level: 2 })

test('a row says what a search is, how many it finds, what changed, whose it is, and leads to it as it was', async () => {
  showSaved([close, searchOf({ missing: ['Tax Commissioner'] })])
  await expect.element(page.getByText('2 searches, 1 with changes since you last looked')).toBeVisible()
  for (const text of ['2 new', '1 left office', '1 no longer matches', '4 changed phone', '1 changed e-mail'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Shared with your organization by Faith Allen')).toBeVisible()
  await expect.element(page.getByText('77 are up on 05-16-2028').first()).toBeVisible()
  await expect.element(page.getByText('Nothing since 11-14-2026')).toBeVisible()
  await expect.element(page.getByText('Only you')).toBeVisible()
  const missing = '1 filter no longer exists: Tax Commissioner. Open to fix it.'
  await expect.element(page.getByText(missing)).toBeVisible()
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href')
  expect(hrefOf(close.name)).toMatch(/^\/advanced-search\?state\.name=.*28.*&stats\.last_election=close&saved=2{8}-/)
  expect(hrefOf(`See what changed in ${close.name}`)).toMatch(/&saved=2{8}-.*&changes=shown$/)
})

test('whoever keeps nothing is told how to', async () => {
  showSaved([])
  const empty = 'Nothing saved yet. Set filters in Advanced Search, then press Save search.'
  await expect.element(page.getByText(empty)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'New search' })).toBeVisible()
})

test('a list that does not come says so, and can be asked for again', async () => {
  showSaved(null)
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the switch is on at once, of a colleague’s search too', async () => {
  const requests = showSaved([close])
  const weekly = page.getByRole('switch', { name: 'Weekly e-mail of Close last time, Mississippi' })
  await weekly.click()
  await expect.element(weekly).toBeChecked()
  await expect.element(page.getByText('Weekly e-mail is on').first()).toBeVisible()
  expect(requests).toEqual([{ method: 'PATCH', body: { digest: 'weekly' } }])
})

test('a switch that is refused goes back', async () => {
  showSaved([close], () => Response.json({}, { status: 500 }))
  const weekly = page.getByRole('switch', { name: /^Weekly e-mail/ })
  await weekly.click()
  await expect.element(page.getByText('The server answered 500.').first()).toBeVisible()
  await expect.element(weekly).not.toBeChecked()
})

test('the owner renames a search by keyboard alone, but not to the name of another one', async () => {
  const conflict = (body: Record<string, unknown>) =>
    body['name'] === 'Sheriffs' ? Response.json({ detail: 'Taken.' }, { status: 409 }) : null
  showSaved([searchOf()], conflict)
  const more = page.getByRole('button', { name: 'More for Women in the Georgia legislature' })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Rename …' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const name = page.getByLabelText('Name')
  await expect.element(name).toHaveFocus()
  await name.fill('Sheriffs')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You have a search with this name. Choose another.')).toBeVisible()
  await name.fill('Georgia women')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Georgia women', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More for Georgia women' })).toHaveFocus()
})

test('a search is deleted once that is confirmed, and the focus stays in the list', async () => {
  const requests = showSaved([close, searchOf()])
  await page.getByRole('button', { name: 'More for Women in the Georgia legislature' }).click()
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(names).toHaveTextContent('Close last time, Mississippi')
  await expect.element(page.getByRole('button', { name: 'More for Close last time, Mississippi' })).toHaveFocus()
})

test('of a colleague’s search there is a link and a copy, and nothing that changes it', async () => {
  showSaved([close])
  await page.getByRole('button', { name: /^More/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy to your searches' })).toBeVisible()
  for (const name of ['Rename …', 'Share …', 'Delete …'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
})

test('the owner shares a search with the organization, and it says so', async () => {
  const requests = showSaved([searchOf()])
  await expect.element(page.getByText(/It goes to renee@example\.org\.$/)).toBeVisible()
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Share …' }).click()
  const everybody = page.getByRole('radio', { name: 'Everybody at Delta Civic Voices' })
  const colleagues = '5 people. They can open it and copy it; only you can change it.'
  await expect.element(everybody).toHaveAccessibleDescription(colleagues)
  await everybody.click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Shared with your organization by you')).toBeVisible()
  expect(requests).toEqual([{ method: 'PATCH', body: { is_shared: true } }])
})
