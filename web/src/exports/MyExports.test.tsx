import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type { Export, listExports } from '@atlas/contract/endpoints/exports/exports.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { MyExports } from '#exports/MyExports.tsx'
import { show } from '#testing/show.tsx'

const ready: Export = {
  id: '1',
  subject: 'official',
  status: 'COMPLETE',
  format: 'xlsx',
  rows_done: 1_204,
  rows_total: 1_204,
  columns: 8,
  filters: ['State: Georgia', 'Age at least 40'],
  created_at: '2026-11-20T15:00:00Z',
  progressed_at: '2026-11-20T15:00:00Z',
  expires_at: '2026-11-21T15:00:00Z',
}

afterEach(() => vi.unstubAllGlobals())

type List = Reply<typeof listExports>

const listOf = (values: Export[], hidden = 0): List => ({ values, hidden })

function answer(...lists: List[]): { times: () => number } {
  let times = 0
  vi.stubGlobal('fetch', async (input: string) =>
    input.endsWith('/exports/eo')
      ? Response.json(lists[Math.min(times++, lists.length - 1)])
      : Response.json({ detail: 'Nothing else is asked for here.' }, { status: 404 }),
  )
  show(<MyExports />)
  return { times: () => times }
}

test('each file says what is in it, how it stands, and can be saved', async () => {
  const failed: Export = {
    ...ready,
    id: '2',
    status: 'FAILED',
    error: 'It could not be made.',
    filters: [],
    format: 'csv',
  }
  answer(listOf([ready, failed]))
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  await expect.element(first).toMatchTextContent(/Ready/)
  await expect.element(first.getByRole('heading')).toHaveTextContent('State: Georgia · Age at least 40')
  await expect.element(first).toMatchTextContent(/1,204 of 1,204 officials · 8 columns/)
  await expect
    .element(first.getByRole('button', { name: /^Download the Excel file of November 20, 2026/ }))
    .toHaveAccessibleDescription('State: Georgia · Age at least 40')
  await expect.element(second.getByRole('heading')).toHaveTextContent('Every official')
  await expect.element(second).toMatchTextContent(/It could not be made\./)
  expect(second.getByRole('button').elements()).toEqual([])
})

test('a file that is being made is looked after until it is there', async () => {
  const { times } = answer(listOf([{ ...ready, status: 'CREATING', rows_done: 400 }]), listOf([ready]))
  await expect.element(page.getByText('Making the file: 400 of 1,204 officials')).toBeVisible()
  await expect.element(page.getByText('Ready')).toBeVisible()
  expect(times()).toBe(2)
})

test('a list that nobody answers any more is told once, above it, and asked for again on request', async () => {
  let times = 0
  let status: Export['status'] | null = 'CREATING'
  vi.stubGlobal('fetch', async () => {
    times++
    return status ? Response.json(listOf([{ ...ready, status }])) : new Response('', { status: 500 })
  })
  const showMessage = vi.fn<(message: string) => void>()
  const client = createQueryClient({ showMessage, goTo: () => {} })
  show(
    <QueryClientProvider client={client}>
      <MyExports />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Making the file: 1,204 of 1,204 officials')).toBeVisible()
  status = null
  await expect.element(page.getByText('The list could not be updated.')).toBeVisible()
  const requests = times
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(times).toBe(requests)
  expect(showMessage).not.toHaveBeenCalled()
  status = 'COMPLETE'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Ready')).toBeVisible()
})

test('says so where there is none', async () => {
  answer(listOf([]))
  await expect.element(page.getByText('There are no files right now.')).toBeVisible()
})

test('says how many are not listed in the nonpartisan view, and not that there are none', async () => {
  answer(listOf([], 2))
  await expect
    .element(
      page.getByText('2 files hold party or candidates’ shares and are not listed while Nonpartisan view is on.'),
    )
    .toBeVisible()
  expect(page.getByText('There are no files right now.').elements()).toEqual([])
})
