import type { User } from '@atlas/contract/endpoints/users.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApproveDialog } from '#features/users/ApproveDialog.tsx'
import { show } from '#ui/test-show.tsx'

const loretta: User = {
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10',
  first_name: 'Loretta',
  last_name: 'Guidry',
  email: 'lguidry@bayouteche.example',
  organization: 'Bayou Teche Voter Project',
  organization_site: 'bayouteche.example',
  entity_type: '501(c)(3)',
  phone: '',
  roles: { ADMIN: false, USER: false },
  created_at: '2026-11-19T22:12:00Z',
  approved_at: null,
  rejected_at: null,
  confirm_email: false,
}
const confirm = page.getByRole('button', { name: 'Confirm' })
const ask = (user: User) => show(<ApproveDialog user={user} isOpen onClose={() => {}} focusAfter={() => null} />)

afterEach(() => vi.unstubAllGlobals())

test('Confirm does nothing, and says why, until a role is chosen', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  ask(loretta)
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect.element(confirm).toHaveAccessibleDescription('Select a role to confirm.')
  await confirm.click({ force: true })
  expect(fetch).not.toHaveBeenCalled()
  await page.getByRole('radio', { name: 'USER' }).click()
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.click()
  expect(fetch.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ user_id: loretta.id, role: 'USER' }))
})

test.each([
  [false, 1],
  [true, 0],
])('with the e-mail confirmed (%s) there are %i warnings of it', async (confirm_email, warnings) => {
  ask({ ...loretta, confirm_email })
  await expect.element(page.getByRole('dialog', { name: 'Please select a role for the user' })).toBeVisible()
  expect(page.getByText(/not confirmed yet/).elements()).toHaveLength(warnings)
})
