import type { Correction, CorrectionStatusFilter } from '@atlas/contract/endpoints/data/corrections.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CorrectionsPage } from '#data/corrections/decide/CorrectionsPage.tsx'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const report = {
  kind: 'value' as const,
  note: '',
  seen_where: '',
  by: 'Renee Baptiste',
  organization: 'Delta Civic Voices',
}
const open: Correction = {
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10',
  official: {
    id: 12,
    name: 'Quint Carver',
    office: 'Chancery Clerk',
    place: 'Yazoo County',
    state: 'Mississippi',
    standing: null,
  },
  column_id: 'eo.phone',
  now: { value: null, source: null, as_of: null, method: null, is_own: false },
  reports: [
    { ...report, value: '662-555-0142', at: '2026-11-18T15:00:00Z', note: 'The Yazoo office.' },
    { ...report, value: '(662) 555-0142', at: '2026-11-19T15:00:00Z', seen_where: 'Letterhead' },
    { ...report, value: '662-555-0143', at: '2026-11-20T15:00:00Z' },
  ],
  status: 'open',
  decided: null,
  is_under_way: false,
  can_be_undone: false,
}
const declined: Correction = {
  ...open,
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d11',
  official: { ...open.official, name: 'Randy Brock' },
  status: 'declined',
  decided: {
    at: '2026-11-12T15:00:00Z',
    by: 'Faith Allen',
    column_id: null,
    value: null,
    source: null,
    as_of: null,
    reason: 'already_right',
    note: null,
    undone_at: null,
    undone_by: null,
  },
}

/** The page with these lists; a list that is left out never arrives. */
function showCorrections(lists: Partial<Record<CorrectionStatusFilter, readonly Correction[] | 'fails'>>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') {
      requests.push(url.split('/').slice(-2).join(' '))
      return Response.json({ ...declined, status: 'open', decided: null })
    }
    const status = (new URL(url, 'http://atlas.test').searchParams.get('status') ?? 'open') as CorrectionStatusFilter
    requests.push(status)
    const values = lists[status]
    if (!values) return await new Promise<Response>(() => {})
    if (values === 'fails') return new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } })
    const counts = { open: lists.open?.length ?? 0, accepted: 0, declined: 1 }
    return Response.json({ values, counts, cursor: null })
  })
  show(<CorrectionsPage />, '/admin/corrections')
  return requests
}

const card = page.getByRole('list', { name: 'Reports to check' }).getByRole('listitem')
const lately = page.getByRole('region', { name: 'Decided lately' })

afterEach(() => vi.unstubAllGlobals())

test('while the reports are awaited nothing is said of them', async () => {
  showCorrections({})
  await expect.element(page.getByRole('heading', { name: 'Corrections' })).toBeVisible()
  expect(page.getByText('Nothing to check.').elements()).toEqual([])
})

test('where they do not come, that is said, and they can be asked for again', async () => {
  const requests = showCorrections({ open: 'fails', decided: [] })
  await expect.element(page.getByText('The reports could not be loaded.'), { timeout: 15_000 }).toBeVisible()
  const before = requests.filter((status) => status === 'open').length
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => requests.filter((status) => status === 'open').length).toBeGreaterThan(before)
}, 20_000)

test('where there is none, that is said; what was decided lately stands below, with why', async () => {
  showCorrections({ open: [], decided: [declined] })
  await expect.element(page.getByText('Nothing to check.')).toBeVisible()
  const row = lately.getByRole('row', { name: /Randy Brock/ })
  await expect.poll(() => row.element().textContent).toMatch(/Declined.*Faith Allen.*Already right/)
})

test('reports of one field stand together, those that say the same as one, and need a source', async () => {
  showCorrections({ open: [open], decided: [] })
  await expect.element(card.getByText('3 people')).toBeVisible()
  await expect.element(card.getByText('2 people say so')).toBeVisible()
  await expect.element(card.getByText('“The Yazoo office.”')).toBeVisible()
  expect(card.getByText('(662) 555-0142').elements()).toHaveLength(1)
  await pressDisabled(card.getByRole('button', { name: 'Accept' }))
  await expect.element(card.getByRole('textbox', { name: 'Source to show with it' })).toHaveFocus()
  expect(lately.elements()).toEqual([])
})

test('a report that only says that something is wrong says so, and is accepted with a value or without one', async () => {
  const wrong = { ...report, kind: 'wrong' as const, value: '', at: '2026-11-20T15:00:00Z', seen_where: 'A call' }
  showCorrections({ open: [{ ...open, reports: [wrong] }], decided: [] })
  await expect.element(card.getByText('Wrong number')).toBeVisible()
  const value = card.getByRole('textbox', { name: 'Value to show' })
  await expect.element(value).toHaveValue('')
  await expect.element(value).toHaveAccessibleDescription(/Enter what is right, or leave it empty/)
})

const accepted: Correction = {
  ...declined,
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d12',
  status: 'accepted',
  can_be_undone: true,
  decided: declined.decided && {
    ...declined.decided,
    column_id: 'eo.phone',
    value: '662-555-0199',
    reason: null,
    source: 'A call',
  },
}

test('a decision that people were told of is undone only after a question', async () => {
  const requests = showCorrections({ open: [], decided: [accepted] })
  await lately.getByRole('button', { name: 'Undo the decision about Own office phone of Randy Brock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this decision?' })
  await expect
    .element(dialog.getByText(/Whoever was told of the decision is told of this by e-mail too\./))
    .toBeVisible()
  expect(requests).not.toContain(`${accepted.id} undo`)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => requests).toContain(`${accepted.id} undo`)
})

test('a value that nobody reported is told as another one, and who undid a decision is named', async () => {
  const undone = {
    ...accepted.decided,
    undone_at: '2026-11-20T15:00:00Z',
    undone_by: 'Rosa Parks',
  } as Correction['decided']
  const undoneCorrection = { ...accepted, id: `${accepted.id.slice(0, -1)}3`, can_be_undone: false, decided: undone }
  showCorrections({ open: [], decided: [accepted, undoneCorrection] })
  await expect.element(lately.getByText('Another value').first()).toBeVisible()
  await expect.element(lately.getByText('Undone 11-20-2026 by Rosa Parks')).toBeVisible()
})

test('"Other" is declined with a line only', async () => {
  showCorrections({ open: [open], decided: [] })
  await card.getByRole('button', { name: /^Decline the report/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Other' }).click()
  await pressDisabled(dialog.getByRole('button', { name: 'Decline' }))
  await expect.element(dialog.getByRole('textbox', { name: 'A line to whoever reported it' })).toHaveFocus()
  await expect.element(dialog.getByText('Say why in a line first.')).toBeVisible()
})

test('on a phone nothing of what was decided lies outside the page', async () => {
  await page.viewport(375, 800)
  showCorrections({ open: [], decided: [accepted] })
  await expect.element(lately.getByText('A call', { exact: false })).toBeVisible()
  const frame = lately.element()
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await page.viewport(1_280, 800)
})

test('how many reports wait stands beside the way to the page', async () => {
  showCorrections({ open: [open], decided: [] })
  await expect.element(page.getByRole('link', { name: 'Corrections 1 to check' })).toBeVisible()
})
