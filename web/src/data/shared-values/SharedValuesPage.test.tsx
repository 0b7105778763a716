import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { SharedValue, SharedValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SharedValuesPage } from '#data/shared-values/SharedValuesPage.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { checked } from '#testing/imports.tsx'
import { testSettings } from '#testing/settings.ts'
import { show } from '#testing/show.tsx'

const request: Import = { ...checked, kind: 'shared', file_name: 'delta-civic-voices-2026-11-24.zip' }
const tatum: SharedValue = {
  id: 2,
  official: 'Roosevelt Tatum',
  office: 'County Supervisor',
  place: 'Bolivar County, District 3',
  field: 'Name',
  kind: 'contradicts',
  ours: { value: 'Alma Jean Tatum', source: 'Call with the clerk', as_of: '2026-11-24' },
  theirs: { value: 'Roosevelt Tatum', source: 'Call with the clerk', as_of: '2026-11-24' },
  can_be_taken: true,
  with: null,
  brings: 1,
}
const phone: SharedValue = {
  ...tatum,
  id: 3,
  official: null,
  office: 'Sheriff',
  place: 'Sunflower County',
  field: 'Office Line',
  kind: 'newer',
  ours: { value: '(662) 555-0177', source: 'List of 2025', as_of: '2025-06-02' },
  theirs: { value: '(662) 887-2121', source: 'Sheriffs’ directory', as_of: '2026-01-24' },
  brings: 0,
}
const shared: SharedValues = {
  from: { organization: 'Delta Civic Voices', day: '2026-11-24' },
  counts: { contradicts: 1, newer: 1, new: 1, older: 0, same: 0 },
  values: [tatum, phone, { ...tatum, id: 4, field: 'Own Office Phone', kind: 'new', ours: null, with: 2, brings: 0 }],
  cursor: null,
  untold: ['Kit Lane, Dog Catcher, Bolivar County, Mississippi: there is no such office on file here.'],
  untold_total: 1,
  taken_by_themselves: 1,
  digest: 'd1',
}

function showPage(imports: readonly Import[], { found = 318, fails = false } = {}) {
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'http://atlas.test').pathname.replace('/api', '')
    if (method === 'POST') {
      sent(path, typeof body === 'string' ? JSON.parse(body) : null)
      return Response.json({ ...request, status: 'LOADING' })
    }
    if (path === '/settings') return Response.json({ ...testSettings, is_demonstration: false })
    if (path === '/admin/corrections')
      return Response.json({ values: [], counts: { open: 0, accepted: 0, declined: 0 }, cursor: null })
    if (path === '/shared-values') return Response.json({ total: found, most: 20_000 })
    if (path.startsWith('/shared-values/'))
      return fails ? Response.json({ detail: 'No.' }, { status: 500 }) : Response.json(shared)
    return Response.json({ values: imports })
  })
  const client = createQueryClient({ showMessage: () => undefined, goTo: () => undefined })
  show(
    <QueryClientProvider client={client}>
      <SharedValuesPage />
    </QueryClientProvider>,
    '/admin/data/shared',
  )
  return sent
}

afterEach(() => vi.unstubAllGlobals())

test('what goes out and what never does is said before the file is made', async () => {
  showPage([])
  await expect.element(page.getByText('318 values, each with its source and day')).toBeVisible()
  await expect.element(page.getByText('No names of volunteers, no notes, no call outcomes')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Make the file' }))
    .toHaveAttribute('href', '/api/shared-values.zip')
})

test('where nothing was found there is nothing to share', async () => {
  showPage([], { found: 0 })
  await expect.element(page.getByText(/^Nothing to share yet\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Make the file' })).not.toBeInTheDocument()
})

test('contradictions come first and are asked, with nothing chosen; what is taken is counted and sent', async () => {
  const sent = showPage([request])
  await expect.element(page.getByText(/· 3 values of Delta Civic Voices, 11-24-2026 · checksum is right/)).toBeVisible()
  await expect.element(page.getByText('1 contradiction left.')).toBeVisible()
  const take = page.getByRole('button', { name: /^Take theirs/ })
  await expect.element(page.getByRole('button', { name: /^Keep ours/ })).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('button', { name: 'Take 1 value' })).toBeVisible()
  await take.click()
  // Taking this value also takes their phone.
  await expect.element(page.getByText('Every contradiction has an answer.')).toBeVisible()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Take 2 values' }).click()
  expect(sent).toHaveBeenCalledWith(`/shared-values/${request.id}/confirm`, { digest: 'd1', take: [2], keep: [3] })
})

test('what cannot be told, and a file that could not be read, are said in words', async () => {
  showPage([{ ...request, error: 'The data has changed since you looked at these values.' }])
  await expect.element(page.getByText('1 entry cannot be taken.')).toBeVisible()
  await expect.element(page.getByText(/^The data has changed since you looked/)).toBeVisible()
})

test('a list that does not come says so', async () => {
  showPage([request], { fails: true })
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible()
})
