import type { OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showData } from '#testing/imports.tsx'

const drive: OwnChange = {
  id: 'round 3',
  way: 'drive',
  at: '2026-11-20T15:00:00Z',
  what: 'Bolivar County, Courthouses',
  by: 'Renee Baptiste',
  officials: { added: 2, changed: 1, removed: 0 },
  undone_at: null,
  is_being_undone: false,
  undo: { of: 'task', id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10' },
  kept_by: null,
}
const file: OwnChange = {
  ...drive,
  id: 'run 1',
  way: 'file',
  at: '2026-11-18T15:00:00Z',
  what: 'constables.csv',
  undone_at: '2026-11-19T15:00:00Z',
  undo: null,
}

afterEach(() => vi.unstubAllGlobals())

test('what came in stands under its day with its way, and what is undone says so', async () => {
  showData({ changes: [drive, file] }, '/admin/data')
  const day = (name: string) => page.getByRole('region', { name })
  await expect.element(day('November 20, 2026').getByText('Bolivar County, Courthouses')).toBeVisible()
  await expect.element(day('November 20, 2026').getByText(/Renee Baptiste · 2 added, 1 changed/)).toBeVisible()
  await expect.element(day('November 18, 2026').getByText(/^Undone November 19, 2026/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo: constables.csv' })).not.toBeInTheDocument()
})

test('a task is undone by the undo of tasks, once somebody has said so twice', async () => {
  const { onRequest } = showData({ changes: [drive] }, '/admin/data')
  await page.getByRole('button', { name: 'Undo: Bolivar County, Courthouses' }).click()
  await expect.element(page.getByText('Its answers wait to be looked at again.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect
    .poll(() =>
      onRequest.mock.calls.some(([method, path]) => method === 'POST' && path === `/tasks/${drive.undo?.id}/undo`),
    )
    .toBe(true)
})

test('where nothing came in, it is said what brings something', async () => {
  showData({}, '/admin/data')
  await expect.element(page.getByText(/^Nothing of your own has come in yet\./)).toBeVisible()
})
