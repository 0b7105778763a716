import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import { problemMediaType } from '@atlas/contract/problem.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ValueDialog } from '#data/corrections/report/value/ValueDialog.tsx'
import { show } from '#testing/show.tsx'

const official = { id: 12, name: 'Quint Carver', office: 'Chancery Clerk, Yazoo County' }
const source = { source: 'Legislators', publisher: 'Open States', url: null, as_of: '2026-08-05', method: 'reported' }
const detail = {
  'eo.phone': '334-261-0598',
  'eo.email': null,
  sources: { 'eo.phone': { ...source, place: null, note: null } },
  former_lines: {},
  place_id: null,
}
const decided = {
  at: '2026-11-20T15:00:00Z',
  by: 'Faith Allen',
  column_id: 'eo.phone',
  value: '334-874-2569',
  source: 'Letterhead',
  as_of: '2026-10-30',
  reason: null,
  note: null,
  undone_at: null,
  undone_by: null,
} as const
const set: Correction = {
  id: 'a',
  official: {
    id: 12,
    name: 'Quint Carver',
    office: 'Chancery Clerk',
    place: 'Yazoo County',
    state: 'Mississippi',
    standing: null,
  },
  column_id: 'eo.phone',
  now: null,
  reports: [],
  status: 'accepted',
  decided,
  is_under_way: true,
  can_be_undone: true,
}

/** The dialog with a server that gives these answers. */
function open(answer: unknown, status = 201) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (url.includes('/search/eo/')) return Response.json(detail)
    if (url.endsWith('/undo'))
      return Response.json({ ...set, decided: { ...decided, undone_at: '2026-11-20T15:00:05Z' }, is_under_way: false })
    if (method === 'GET')
      return Response.json({
        values: [{ ...set, is_under_way: false }],
        counts: { open: 0, accepted: 1, declined: 0 },
        cursor: null,
      })
    sent.push(JSON.parse(String(body)))
    const headers = { 'content-type': status < 300 ? 'application/json' : problemMediaType }
    return new Response(JSON.stringify(answer), { status, headers })
  })
  const plain = { userId: 'a', isOpen: true, onClose: () => {}, focusAfter: () => null }
  show(<ValueDialog official={official} columnId="eo.phone" {...plain} />)
  return sent
}

const dialog = page.getByRole('dialog', { name: 'Edit a value' })
const right = dialog.getByRole('textbox', { name: 'What should it say?' })
const shown = dialog.getByRole('textbox', { name: 'Source to show with it' })
const press = dialog.getByRole('button', { name: 'Set value' })

afterEach(() => vi.unstubAllGlobals())

test('a value is set beside the one of now, with a source and a day, and taken out with one press', async () => {
  const sent = open(set)
  await expect.element(dialog.getByText('(334) 261-0598')).toBeVisible()
  await press.click()
  await expect.element(right).toHaveFocus()
  await right.fill('334-874-2569')
  await press.click()
  await expect.element(shown).toHaveAccessibleDescription('A value needs a source.')
  await shown.fill('Letterhead')
  await dialog.getByLabelText('As of').fill('2026-10-30')
  await press.click()
  await expect.element(dialog.getByText('Everybody sees it now.')).toBeVisible()
  expect(sent).toEqual([
    { eo_id: 12, column_id: 'eo.phone', value: '334-874-2569', source: 'Letterhead', as_of: '2026-10-30' },
  ])
  await dialog.getByRole('button', { name: /^Undo the decision about Own office phone/ }).click()
  await expect.element(dialog.getByText('The value of before is shown again.')).toBeVisible()
})

test('a home or a personal phone is refused beside the value, and what was typed stays', async () => {
  const problem = { type: 'x', title: 'x', status: 422, detail: officesOnly, instance: '1' }
  open({ ...problem, errors: [{ path: 'value', message: officesOnly }] }, 422)
  await right.fill('555-0100 (cell)')
  await shown.fill('A friend')
  await press.click()
  await expect.element(right).toHaveAttribute('aria-invalid', 'true')
  await expect.element(right).toHaveValue('555-0100 (cell)')
})
