import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApproveDialog } from '#users/ApproveDialog.tsx'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const loretta: User = {
  id: '7b0c3f62-5a53-4a6e-9a55-0a5f3c1f2d10',
  first_name: 'Loretta',
  last_name: 'Guidry',
  email: 'lguidry@bayouteche.example',
  organization: 'Bayou Teche Voter Project',
  organization_of: null,
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
const showDialog = (user: User) => show(<ApproveDialog user={user} isOpen onClose={() => {}} focusAfter={() => null} />)

afterEach(() => vi.unstubAllGlobals())

const voices = {
  id: '0c6f0cc5-9c0b-4f7e-8a2c-1f9a52a1b3c4',
  name: 'Delta Civic Voices',
  people: 5,
  time_zone: 'America/Chicago',
}

test('who is approved shares with nobody, unless an organization is chosen, or made of the name that was typed', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/admin/organizations')) return Response.json({ values: [voices], suggestions: [] })
    bodies.push(JSON.parse(String(body)))
    return new Promise<never>(() => {})
  })
  showDialog({ ...loretta, confirm_email: true })
  await page.getByRole('radio', { name: 'USER' }).click()
  const choice = page.getByRole('combobox', { name: 'Shares saved searches and lists with' })
  await expect.element(choice).toHaveAccessibleDescription(/They typed “Bayou Teche Voter Project”/)
  await expect.element(choice.getByRole('option', { name: 'Delta Civic Voices (5 people)' })).toBeInTheDocument()
  await expect.element(choice).toHaveValue('nobody')
  await choice.selectOptions('New organization: Bayou Teche Voter Project')
  await confirm.click()
  const content = { user_id: loretta.id, role: 'USER' }
  await expect.poll(() => bodies).toEqual([{ ...content, organization_name: 'Bayou Teche Voter Project' }])
})

test.each([
  ['Delta Civic Voices', /^There is an organization with this name\./],
  ['Dеlta Civic V0ices', /^“Delta Civic Voices” is called almost the same, and written otherwise\./],
  ['Delta Civic Voices, Inc.', /^“Delta Civic Voices” is called almost the same, and written otherwise\./],
])('whoever typed %s is approved with a look at the organization that is called so', async (organization, body) => {
  vi.stubGlobal('fetch', async () => Response.json({ values: [voices], suggestions: [] }))
  showDialog({ ...loretta, organization })
  await expect.element(page.getByText(body)).toBeVisible()
  await expect.element(page.getByRole('combobox')).toHaveValue('nobody')
})

test('Confirm does nothing, and says why, until a role is chosen', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  showDialog({ ...loretta, confirm_email: true })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect.element(confirm).toHaveAccessibleDescription('Select a role to confirm.')
  await pressDisabled(confirm)
  expect(fetch.mock.calls.filter(([, request]) => request?.body)).toEqual([])
  await page.getByRole('radio', { name: 'USER' }).click()
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.click()
  expect(fetch.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ user_id: loretta.id, role: 'USER' }))
})

test('an address that nobody has confirmed is approved only by whoever says that they have made sure', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  showDialog(loretta)
  await page.getByRole('radio', { name: 'ADMIN' }).click()
  await expect.element(confirm).toHaveAccessibleDescription('Tick that you have made sure who it is.')
  await pressDisabled(confirm)
  const box = page.getByRole('checkbox', { name: 'I have made sure in another way that this person registered' })
  await expect.element(box).toHaveFocus()
  expect(fetch.mock.calls.filter(([, request]) => request?.body)).toEqual([])
  await box.click()
  await confirm.click()
  const body = { user_id: loretta.id, role: 'ADMIN', accepts_unconfirmed: true }
  expect(fetch.mock.lastCall?.[1]?.body).toBe(JSON.stringify(body))
})

test.each([
  [false, 1],
  [true, 0],
])('with the e-mail confirmed (%s) there are %i warnings of it', async (confirm_email, warnings) => {
  showDialog({ ...loretta, confirm_email })
  await expect.element(page.getByRole('dialog', { name: 'Please select a role for the user' })).toBeVisible()
  expect(page.getByText(/not confirmed yet/).elements()).toHaveLength(warnings)
})
