import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { ListsPage } from '#saved/lists/index/ListsPage.tsx'
import { listId, listOf } from '#testing/lists.ts'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const counts = { reached: 1, left_message: 12, wrong_number: 0, follow_up: 1, to_call: 3, no_phone: 2, left_office: 1 }
const summary: ListSummary = { ...listOf([]), officials: 20, made_from: 'Saved from a search on 10-04-2026' }
const called: ListSummary = {
  ...summary,
  outcomes: counts,
  next_follow_up: { on: '2026-12-01', official: 'Tracey Rosebud', standing: null },
}

afterEach(() => vi.unstubAllGlobals())

/** The page of a person with these lists; null is a server that fails. */
function showLists(lists: readonly ListSummary[] | null) {
  const changes: [method: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (!url.includes('/lists')) return Response.json(null)
    if (method !== 'GET') {
      changes.push([method, body ? JSON.parse(String(body)) : null])
      return Response.json(method === 'DELETE' ? null : summary)
    }
    return lists ? Response.json({ values: lists, coming_follow_ups: 1 }) : Response.json({}, { status: 500 })
  })
  show(
    <QueryClientProvider
      client={createQueryClient({ showMessage: (text) => showToast('error', text), goTo: () => {} })}
    >
      <ListsPage />
      <Toasts />
    </QueryClientProvider>,
  )
  return changes
}

test('a row says how many are in a list, how far the calls are, what comes next, and whose it is', async () => {
  showLists([called, { ...summary, id: '5', name: 'Sheriffs', officials: 0, is_shared: false }])
  await expect.element(page.getByText('2 lists, 1 follow-up in the next 14 days')).toBeVisible()
  const link = page.getByRole('link', { name: called.name })
  await expect.element(link).toHaveAttribute('href', `/lists/${listId}`)
  const stages = '1 reached · 12 messages left · 1 follow up · 3 to call · 2 no phone · 1 left office'
  await expect.element(page.getByText(stages)).toBeVisible()
  await expect.element(page.getByText('Next 12-01-2026Tracey Rosebud')).toBeVisible()
  await expect.element(page.getByText('Nobody in it yet')).toBeVisible()
  await expect.element(page.getByText('No follow-up set')).toBeVisible()
  await expect.element(page.getByText('Only you')).toBeVisible()
})

test('whoever has no list is told how to make one', async () => {
  showLists([])
  const empty = 'No list yet. Tick officials in a search or open a place, then press Save as list.'
  await expect.element(page.getByText(empty)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'New list' })).toBeVisible()
})

test('lists that do not come can be asked for again', async () => {
  showLists(null)
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the owner deletes a list by keyboard alone, after a warning of what goes with it', async () => {
  const changes = showLists([called])
  const more = page.getByRole('button', { name: `More for ${called.name}` })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete …' })).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  const dialog = page.getByRole('dialog', { name: `Delete ${called.name}?` })
  await expect.element(dialog.getByText(/^It goes for everybody at your organization, with all/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText('List deleted').first()).toBeVisible()
  expect(changes).toEqual([['DELETE', null]])
})

test('a colleague copies a list and changes nothing of it', async () => {
  showLists([{ ...called, owner: { id: '2', name: 'Keisha Tolliver', is_me: false } }])
  await expect.element(page.getByText('Shared with your organization by Keisha Tolliver')).toBeVisible()
  await page.getByRole('button', { name: /^More for/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Copy to your lists' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /Rename|Share|Delete/ }).elements()).toEqual([])
})
