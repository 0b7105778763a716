import type { Key } from '@atlas/contract/endpoints/accounts/keys.ts'
import { problems } from '@atlas/contract/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KeysSection } from '#accounts/own/keys/KeysSection.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const secret = 'atlas_4Qm8ZxT1rV0cN7yLwD2hGs9KeB6uJpXa3FvR5iMtCoE'

const keyNamed = (name: string, days: number): Key => ({
  id: crypto.randomUUID(),
  name,
  scopes: ['officials', 'places'],
  beginning: secret.slice(0, 10),
  created_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + days * 86_400_000).toISOString(),
  has_expired: days < 0,
  last_used_at: null,
})

let keys: Key[]
let requests: [string, unknown][]
let messages: string[]
let refused: keyof typeof problems | null

beforeEach(() => {
  keys = []
  requests = []
  refused = null
  messages = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const name = `${method} ${url.replace('/api', '')}`
    if (method !== 'GET') requests.push([name, body ? JSON.parse(String(body)) : null])
    if (refused && method === 'POST') {
      const { status } = problems[refused]
      return Response.json({ type: `urn:problem:${refused}`, ...problems[refused], instance: '1' }, { status })
    }
    if (name === 'POST /account/keys') {
      const made = keyNamed((JSON.parse(String(body)) as { name: string }).name, 90)
      keys = [made, ...keys]
      return Response.json({ ...made, key: secret }, { status: 201 })
    }
    if (method === 'DELETE') {
      keys = keys.filter(({ id }) => !url.endsWith(id))
      return Response.json(null)
    }
    return Response.json({ values: keys })
  })
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  show(
    <QueryClientProvider
      client={createQueryClient({ showMessage: (message) => messages.push(JSON.stringify(message)), goTo: () => {} })}
    >
      <KeysSection />
      <Toasts />
    </QueryClientProvider>,
    '/account',
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

test('a key is made by its name, shown once and put away by nobody but its owner', async () => {
  open()
  await expect.element(page.getByText(/^You have no key\./)).toBeVisible()
  await button('Make a key').click()
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Give the key a name\./)
  await dialog.getByLabelText('Name').fill('Weekly map in R')
  await dialog.getByRole('checkbox', { name: 'Places' }).click()
  await dialog.getByLabelText('It ends after').selectOptions('180 days')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByRole('heading', { name: 'Copy it now. It is not shown again.' })).toHaveFocus()
  await expect.element(page.getByText(secret)).toBeVisible()
  expect(requests).toEqual([
    ['POST /account/keys', { name: 'Weekly map in R', scopes: ['officials'], expires_in_days: 180 }],
  ])
  await expect.element(page.getByRole('list', { name: 'Your keys' }).getByText('atlas_4Qm8…')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(secret)).toBeVisible()
  await button('I have kept it').click()
  await expect.element(page.getByText(secret)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Keys' })).toHaveFocus()
})

test('what the server refuses is said in one sentence, and all that was typed is still there', async () => {
  refused = 'too_many_keys'
  open()
  await button('Make a key').click()
  await dialog.getByLabelText('Name').fill('One more')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect.poll(() => messages.join()).toContain(problems.too_many_keys.detail)
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('One more')
})

test('a key is ended after a question, and one that has ended is removed without', async () => {
  keys = [keyNamed('Call sheet', 60), keyNamed('Old map', -3), keyNamed('Nearly over', 5)]
  open()
  await expect.element(button('Renew Nearly over')).toBeVisible()
  expect(button('Renew Call sheet').elements()).toEqual([])
  await button('End … Call sheet').click()
  await expect.element(dialog.getByText('Programs that use it stop at once.')).toBeVisible()
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect.element(page.getByText('“Call sheet” has ended')).toBeVisible()
  await button('Remove Old map').click()
  await expect.element(page.getByText('“Old map” is removed')).toBeVisible()
  expect(requests.map(([name]) => name.split(' ')[0])).toEqual(['DELETE', 'DELETE'])
  await expect.element(page.getByRole('list', { name: 'Your keys' }).getByRole('listitem')).toHaveLength(1)
})
