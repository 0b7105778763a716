import type { LiveLink } from '@atlas/contract/endpoints/saved/live-links.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LiveLinksSection } from '#accounts/own/live-links/LiveLinksSection.tsx'
import { LiveLinkDialog } from '#saved/live-links/LiveLinkDialog.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { show } from '#testing/show.tsx'

const link: LiveLink = {
  id: crypto.randomUUID(),
  of: 'search',
  of_id: crypto.randomUUID(),
  name: 'Women in the Georgia legislature',
  made_at: '2026-11-27T15:00:00Z',
  last_read_at: null,
}
const url = 'https://atlas.example.org/api/live/u7Kq.csv'

let links: LiveLink[]
let requests: string[]

beforeEach(() => {
  links = []
  requests = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') requests.push(`${method} ${address.replace('/api', '')}`)
    if (method === 'POST') return Response.json({ ...link, url }, { status: 201 })
    if (method === 'DELETE') {
      links = []
      return Response.json(null)
    }
    return Response.json({ values: links })
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(screen: React.ReactNode) {
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  show(<QueryClientProvider client={client}>{screen}</QueryClientProvider>)
}

test('links are listed with what reads them, and ended after a question', async () => {
  links = [link]
  open(<LiveLinksSection />)
  await expect.element(page.getByText(/^never read/)).toBeVisible()
  await page.getByRole('button', { name: `End link … ${link.name}` }).click()
  await page.getByRole('button', { name: 'End it' }).click()
  await expect.element(page.getByText('You have no live link.')).toBeVisible()
  expect(requests).toEqual([`DELETE /saved-searches/${link.of_id}/live-link`])
})

test('a link is made in its window, and shown once: as a formula and as an address', async () => {
  open(<LiveLinkDialog isOpen onClose={() => {}} focusAfter={() => null} linked={link} />)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect.element(page.getByLabelText('For Google Sheets')).toHaveValue(`=IMPORTDATA("${url}")`)
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue(url)
  expect(requests).toEqual([`POST /saved-searches/${link.of_id}/live-link`])
})

test('who has a link is told that a new address ends the one before', async () => {
  links = [link]
  open(<LiveLinkDialog isOpen onClose={() => {}} focusAfter={() => null} linked={link} />)
  await expect.element(page.getByText('the one from before stops working', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make a new address' })).toBeVisible()
})
