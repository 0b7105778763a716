import { distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Export } from '@atlas/contract/endpoints/exports/exports.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingsQuery } from '#shared/api/settings.ts'
import { testSettings } from '#testing/settings.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { ExportButton } from '#exports/ExportButton.tsx'
import { emptyView } from '#search/state/search-view.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const id = '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10'
const file: Export = {
  id,
  status: 'CREATING',
  subject: 'official',
  format: 'csv',
  rows_done: 2_000,
  rows_total: 6_000,
  columns: 8,
  filters: [],
  created_at: '2026-11-20T15:00:00Z',
  progressed_at: '2026-11-20T15:00:00Z',
  expires_at: '2026-11-21T15:00:00Z',
}

/** What the server answers next; null stands for a broken connection. */
let state: Partial<Export> | null = {}
let isCountLost = false
let requests: string[] = []
let pollTimes: number[] = []
let saved: string[] = []

beforeEach(() => {
  state = {}
  isCountLost = false
  requests = []
  pollTimes = []
  saved = []
  vi.stubGlobal('fetch', async (input: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${input}`)
    if (input.endsWith('/search/eo') && isCountLost) return new Response('', { status: 500 })
    if (input.endsWith('/search/eo')) return Response.json({ values: [{ 'eo.id': 1 }], cursor: null, total: 6_000 })
    if (input.endsWith('/download')) return Response.json({ url: `/api/exports/eo/${id}/file?signature=x` })
    if (method === 'POST') return Response.json({ id, status: 'CREATING', requested: String(body) }, { status: 202 })
    pollTimes.push(performance.now())
    if (state === null) throw new TypeError('Failed to fetch')
    return Response.json({ ...file, ...state })
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const button = page.getByRole('button', { name: 'Download as CSV or Excel' })

async function requestExport(): Promise<void> {
  show(
    <>
      <ExportButton view={emptyView} />
      <Toasts />
    </>,
  )
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
}

test('the dialog says how many officials, and asks for columns and kind of file', async () => {
  const sent = vi.fn<typeof fetch>(fetch)
  vi.stubGlobal('fetch', sent)
  show(<ExportButton view={emptyView} />)
  await button.click()
  await expect.element(page.getByRole('dialog').getByRole('status')).toMatchTextContent(/^6,000 officials in all/)
  await page.getByRole('radio', { name: 'All columns' }).click()
  const { length } = distinctColumnIds
  await expect.element(page.getByText(new RegExp(`^All ${length}, from contacts`))).toBeVisible()
  await page.getByRole('radio', { name: 'Excel' }).click()
  await page.getByRole('checkbox', { name: /^All digits of shares/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
  const [, init] = sent.mock.calls.find(([input]) => String(input).endsWith('/exports/eo')) ?? []
  expect(JSON.parse(String(init?.body))).toEqual({ filters: [], sort: [], format: 'xlsx', all_digits: true })
})

test('a CSV file is plain unless it is said to be for Excel; an Excel file needs no such word', async () => {
  const sent = vi.fn<typeof fetch>(fetch)
  vi.stubGlobal('fetch', sent)
  show(<ExportButton view={emptyView} />)
  await button.click()
  const forExcel = page.getByRole('checkbox', { name: /^For Excel/ })
  await expect.element(forExcel).not.toBeChecked()
  await forExcel.click()
  await page.getByRole('radio', { name: 'Excel', exact: true }).click()
  await expect.element(forExcel).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'CSV', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
  const [, init] = sent.mock.calls.find(([input]) => String(input).endsWith('/exports/eo')) ?? []
  expect(JSON.parse(String(init?.body))).toMatchObject({ format: 'csv', for_excel: true })
})

test('a data package shows how it is cited, and asks for nothing that it decides itself', async () => {
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  client.setQueryData(settingsQuery.queryKey, testSettings)
  show(
    <QueryClientProvider client={client}>
      <ExportButton view={emptyView} />
    </QueryClientProvider>,
  )
  await button.click()
  await page.getByRole('radio', { name: 'Data package' }).click()
  await expect
    .element(
      page.getByText(/Southern Officials Atlas\. Officials\. Version 412 of the data, newest record from 2026-08-05/),
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy the citation' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^All digits/ })).not.toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
  await expect.poll(() => requests).toContain('POST /api/exports/eo')
})

test('a number that could not be counted is said not to be known, and the file can be had', async () => {
  isCountLost = true
  const showMessage = vi.fn<(message: string) => void>()
  show(
    <QueryClientProvider client={createQueryClient({ showMessage, goTo: () => {} })}>
      <ExportButton view={emptyView} />
    </QueryClientProvider>,
  )
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/could not count the officials right now/)
  expect(showMessage).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.poll(() => requests).toContain('POST /api/exports/eo')
})

test('while the file is made the button waits and the progress is told; then it is saved, once', async () => {
  await requestExport()
  await expect.element(page.getByText('Export request sent, processing..')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription(/Making the file: 2,000 of 6,000 officials/)
  expect(saved).toEqual([])
  state = { status: 'COMPLETE', rows_done: 6_000 }
  await expect.element(page.getByText('Export successful!')).toBeVisible()
  await expect.element(page.getByText('6,000 of 6,000 officials')).toBeVisible()
  await expect.poll(() => saved).toEqual([`/api/exports/eo/${id}/file?signature=x`])
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('a file that failed is told with its reason', async () => {
  state = { status: 'FAILED', error: 'The file could not be made.' }
  await requestExport()
  await expect.element(page.getByRole('alert').getByText('Export failed')).toBeInTheDocument()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  expect(saved).toEqual([])
})

test('a poll that nobody answers says API Error, and can be repeated', async () => {
  state = null
  await requestExport()
  await expect.element(page.getByText('API Error').first()).toBeInTheDocument()
  state = { status: 'COMPLETE', rows_done: 6_000 }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => saved).toHaveLength(1)
})

test('the file is asked for every 1500 ms, and no longer once the page is left', async () => {
  show(<UntilLeft />)
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
  await expect.poll(() => pollTimes.length).toBeGreaterThan(1)
  const [first = 0, second = 0] = pollTimes
  expect(second - first).toBeGreaterThan(1_300)
  await page.getByRole('button', { name: 'Leave' }).click()
  const before = pollTimes.length
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(pollTimes).toHaveLength(before)
})

function UntilLeft() {
  const [isHere, setIsHere] = useState(true)
  return isHere ? (
    <>
      <ExportButton view={emptyView} />
      <button type="button" onClick={() => setIsHere(false)}>
        Leave
      </button>
    </>
  ) : null
}

test('five minutes without progress are told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await requestExport()
  await expect.element(page.getByText(/Making the file: 2,000/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  await expect.element(page.getByText(/no progress for 5 minutes/)).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.element(page.getByText(/no progress for 5 minutes/)).toBeVisible()
})
