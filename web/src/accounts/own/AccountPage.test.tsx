import type { Account, AccountSession } from '@atlas/contract/endpoints/accounts/account.ts'
import type { CalendarFeed } from '@atlas/contract/endpoints/elections/elections.ts'
import { problems } from '@atlas/contract/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '#shared/api/query-client.ts'
import { renee } from '#testing/me.ts'
import { testSettings } from '#testing/settings.ts'
import { AccountPage } from '#accounts/own/AccountPage.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'
import { pressDisabled } from '#testing/press-disabled.ts'

const here: AccountSession = {
  id: '1',
  is_this: true,
  kind: 'computer',
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.…',
  signed_in_at: '2026-11-20T15:00:00Z',
  last_used_at: '2026-11-23T15:00:00Z',
}
const phone: AccountSession = { ...here, id: '2', is_this: false, kind: 'phone', browser: 'Safari', system: 'iPhone' }
const off = {
  is_on: false,
  required_from: null,
  is_offered: true,
  turned_on_at: null,
  is_required: false,
  recovery_codes_left: 0,
  are_codes_kept: false,
}
const on = { ...off, is_on: true, turned_on_at: '2026-11-21T15:00:00Z', recovery_codes_left: 7, are_codes_kept: true }
const codes = Array.from({ length: 10 }, (_, index) => `4FQ7-M2K${index}`)

let account: Account
let sessions: AccountSession[]
let feeds: CalendarFeed[]
let requests: [string, unknown][]
let refusals: Record<string, keyof typeof problems>

beforeEach(() => {
  const { first_name, last_name, email, organization, roles } = renee
  const days = { created_at: '2026-01-05T15:00:00Z', password_changed_at: '2026-06-02T15:00:00Z' }
  account = { first_name, last_name, email, organization, roles, ...days, two_factor: off }
  sessions = [here, phone]
  feeds = []
  requests = []
  refusals = {}
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const name = `${method} ${url.replace('/api', '')}`
    if (body) requests.push([name, JSON.parse(String(body))])
    const refused = refusals[name]
    if (!refused) return Response.json(answers(name))
    const { status } = problems[refused]
    return Response.json({ type: `urn:problem:${refused}`, ...problems[refused], instance: '1' }, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

function answers(name: string): unknown {
  const known: Record<string, () => unknown> = {
    'GET /auth/me': () => renee,
    'GET /settings': () => testSettings,
    'GET /account': () => account,
    'GET /account/sessions': () => ({ values: sessions }),
    'GET /saved-searches': () => ({ values: [] }),
    'GET /calendar-feeds': () => ({ values: feeds }),
    'GET /account/keys': () => ({ values: [] }),
    'DELETE /calendar-feeds/all': () => {
      feeds = []
      return null
    },
    'POST /account/two-factor': () => ({
      key: 'JBSW Y3DP',
      uri: 'otpauth://totp/x',
      qr: { size: 1, path: 'M0 0h1v1h-1z' },
    }),
    'POST /account/two-factor/confirm': () => {
      account = { ...account, two_factor: { ...on, are_codes_kept: false } }
      return { recovery_codes: codes }
    },
    'POST /account/two-factor/recovery-codes/kept': () => {
      account = { ...account, two_factor: on }
      return null
    },
    'POST /account/two-factor/recovery-codes': () => ({ recovery_codes: codes }),
    'DELETE /account/sessions/2': () => {
      sessions = [here]
      return null
    },
  }
  return known[name]?.() ?? null
}

function open() {
  show(
    <QueryClientProvider client={createQueryClient({ showMessage: () => {}, goTo: () => {} })}>
      <AccountPage />
      <Toasts />
    </QueryClientProvider>,
    '/account',
  )
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

test('two-step sign-in is turned on with six digits; nothing but saying that the codes are kept puts them away', async () => {
  refusals['POST /account/two-factor/confirm'] = 'wrong_code'
  open()
  await button('Set up two-step sign-in').click()
  await dialog.getByLabelText('Your password', { exact: true }).fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: 'QR code of your key' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP')).toBeVisible()
  const field = page.getByLabelText('Six-digit code')
  await field.fill('000000')
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(problems.wrong_code.detail))
  refusals = {}
  await field.fill('481 920')
  await expect.element(page.getByRole('heading', { name: 'Two-step sign-in is on. Keep these codes' })).toBeVisible()
  for (const code of codes) await expect.element(page.getByText(code)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // The button can be reached and says what is missing, but does nothing yet.
  await pressDisabled(button('Done'))
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'I have kept the codes in a safe place' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await button('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(/^On since 11-21-2026/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus()
  expect(requests.filter(([name]) => name.startsWith('POST /account/two-factor')).map(([, body]) => body)).toEqual([
    { password: 'right' },
    { code: '000000', password: 'right' },
    { code: '481920', password: 'right' },
  ])
})

test.each([
  ['that nobody has said to have kept', { ...on, recovery_codes_left: 10, are_codes_kept: false }, /You have not said/],
  ['of which none is left', { ...on, recovery_codes_left: 0 }, 'No recovery codes are left.'],
])('recovery codes %s are no comfort: the account asks for new ones', async (_, two_factor, expected) => {
  account = { ...account, two_factor }
  open()
  await expect.element(page.getByText(expected)).toBeVisible()
  expect(page.getByText(/of 10 recovery codes left/).query()).toBeNull()
})

test('new recovery codes need the password, and a wrong one is said beside it', async () => {
  account = { ...account, two_factor: { ...on, is_required: true } }
  refusals['POST /account/two-factor/recovery-codes'] = 'wrong_password'
  open()
  await expect.element(page.getByText('7 of 10 recovery codes left.')).toBeVisible()
  expect(button('Turn off').query()).toBeNull()
  await button('Make new recovery codes').click()
  const password = dialog.getByLabelText('Your password', { exact: true })
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect.element(password).toHaveAccessibleDescription('Password is required.')
  await password.fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(problems.wrong_password.detail)
  refusals = {}
  await password.fill('right')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Keep these new codes' })).toBeVisible()
})

test('another device is signed out, and the list says so', async () => {
  open()
  const list = page.getByRole('list', { name: 'Where you are signed in' })
  await expect.element(list.getByText(/^Safari on iPhone, from 203.0.113.…, since November 20, 2026/)).toBeVisible()
  await button(/^Sign out iPhone/).click()
  await expect.element(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect.element(page.getByText('iPhone is signed out')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus()
})

test('an empty name is refused where it stands, and nothing is sent', async () => {
  open()
  await page.getByLabelText('First name').fill(' ')
  await button('Save changes').click()
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('First name is required.')
  expect(requests).toEqual([])
})

test('every calendar link is listed with what it is for, and can be removed; without one it is said where it is made', async () => {
  feeds = [{ id: 'all', url: null, made_at: '2026-11-22T18:00:00.000Z', filters: [] }]
  open()
  const links = page.getByRole('group', { name: 'Your calendar links' })
  await expect.element(links.getByRole('listitem')).toMatchTextContent(/^Every date/)
  await links.getByRole('button', { name: 'Remove the link Every date' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the link' }).click()
  await expect.element(links).toHaveTextContent('You have no link.')
  await expect.element(page.getByText(/^Make one on/)).toBeVisible()
})

test('calendar links that do not come say so and are asked for again', async () => {
  refusals['GET /calendar-feeds'] = 'unavailable'
  open()
  await expect.element(page.getByText('Your calendar links could not be loaded.')).toBeVisible()
})

test('a password manager keeps a changed password under the address of the account', async () => {
  show(<AccountPage />)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByLabelText('Current password')).toBeVisible()
  const username = () => document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')
  await expect.poll(() => username()?.value).toBe(renee.email)
  await expect.element(page.elementLocator(username() as HTMLInputElement)).not.toBeVisible()
})
