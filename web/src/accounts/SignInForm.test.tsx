import { messages } from '@atlas/contract/messages.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignInForm } from '#accounts/SignInForm.tsx'
import { show } from '#testing/show.tsx'

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const terms = page.getByRole('checkbox')
const button = page.getByRole('button', { name: 'Sign In' })

/** A server that refuses everybody; returns the requests that it received. */
function refuseAll(detail: string) {
  const problem = { type: 'urn:problem', title: 'Not signed in', status: 401, detail, instance: '1' }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(problem), { status: 401 }))
  vi.stubGlobal('fetch', fetch)
  return () => fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)) as unknown)
}

const nothing = async () => {}

afterEach(() => vi.unstubAllGlobals())

test('until the terms are accepted, signing in leads to their box and sends nothing', async () => {
  const sent = refuseAll('')
  show(<SignInForm onSignedIn={nothing} onSecondStep={nothing} provider={null} />)
  await email.fill('loretta@bayouteche.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(terms).toHaveFocus()
  expect(sent()).toEqual([])
})

test('what is missing stands beside its field, and goes away as it is typed', async () => {
  const sent = refuseAll('')
  show(<SignInForm onSignedIn={nothing} onSecondStep={nothing} provider={null} />)
  await terms.click()
  await email.fill('  ')
  await expect.element(email).not.toHaveAccessibleDescription()
  await button.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(messages.emailRequired)
  await expect.element(password).toHaveAccessibleDescription(messages.passwordRequired)
  await email.fill('loretta@bayouteche.example')
  await expect.element(email).not.toHaveAccessibleDescription()
  await expect.element(password).toHaveAccessibleDescription(messages.passwordRequired)
  await button.click()
  await expect.element(password).toHaveFocus()
  expect(sent()).toEqual([])
})

test('what the server refuses stands beside the password, with the focus there, until it is changed', async () => {
  const sent = refuseAll(messages.wrongCredentials)
  show(<SignInForm onSignedIn={nothing} onSecondStep={nothing} provider={null} />)
  await terms.click()
  await email.fill(' loretta@bayouteche.example ')
  await password.fill(' Password1@')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription(messages.wrongCredentials)
  await expect.element(password).toHaveFocus()
  expect(sent()).toEqual([{ email: 'loretta@bayouteche.example', password: ' Password1@' }])
  await userEvent.type(password, '2')
  await expect.element(password).not.toHaveAccessibleDescription()
})

test('a browser finds the fields that it keeps', async () => {
  show(<SignInForm onSignedIn={nothing} onSecondStep={nothing} provider={null} />)
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await expect.element(email).toHaveAttribute('name', 'email')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(password).toHaveAttribute('name', 'password')
})

test('the account of an organization is offered where that is set, once the terms are accepted', async () => {
  const sent = refuseAll('')
  show(<SignInForm onSignedIn={nothing} onSecondStep={nothing} provider="Delta Votes" />)
  await page.getByRole('button', { name: 'Sign in with Delta Votes' }).click()
  await expect.element(terms).toHaveFocus()
  expect(sent()).toEqual([])
})
