import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RegisterForm } from '#accounts/Register.tsx'
import { show } from '#testing/show.tsx'

const summary = page.getByRole('group', { name: /another look/ })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const send = () => page.getByRole('button', { name: 'Register' }).click()

async function fillIn(): Promise<void> {
  await field('First name').fill('Loretta')
  await field('Last name').fill('Guidry')
  await field('Email').fill('loretta@bayouteche.example')
  await field('Password').fill('Password1@')
  await field('Organization').fill('Bayou Teche Voter Project')
  await field('Organization website').fill('bayouteche.example')
  await field('Entity type').selectOptions('501(c)(3)')
  await page.getByRole('checkbox').click()
}

afterEach(() => vi.unstubAllGlobals())

test('an empty form is not sent: the summary takes the focus, and leads to each field', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  show(<RegisterForm />)
  await send()
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toHaveAccessibleName('Eight fields need another look')
  await summary.getByRole('link', { name: 'Organization website' }).click()
  await expect.element(field('Organization website')).toHaveFocus()
  await expect.element(field('Organization website')).toHaveAccessibleDescription('Organization website is required.')
  expect(fetch).not.toHaveBeenCalled()
})

test('a field that is put right leaves the summary, which takes the focus from nobody', async () => {
  show(<RegisterForm />)
  await send()
  await userEvent.type(field('First name'), 'Loretta')
  await expect.element(summary).toHaveAccessibleName('Seven fields need another look')
  await expect.element(field('First name')).toHaveFocus()
})

test('what the server refuses stands beside its field and in the summary', async () => {
  const message = 'This password is too common.'
  const problem = { type: 'urn:problem', title: 'Not valid', status: 422, detail: message, instance: '1' }
  const body = JSON.stringify({ ...problem, errors: [{ path: 'password', message }] })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 422 }))
  show(<RegisterForm />)
  await fillIn()
  await send()
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toHaveAccessibleName('One field needs another look')
  await expect.element(field('Password')).toHaveAccessibleDescription(new RegExp(message))
})

test('a password manager keeps the password under the email', async () => {
  show(<RegisterForm />)
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username')
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password')
})
