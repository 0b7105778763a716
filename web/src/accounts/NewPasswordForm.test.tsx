import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmEmailForm } from '#accounts/ConfirmEmailForm.tsx'
import { NewPasswordForm } from '#accounts/NewPasswordForm.tsx'
import { show } from '#testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

const username = () => document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')

function answerWith(reply: () => Response): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body))])
    return reply()
  })
  return sent
}

test('a password manager keeps the new password under the address that the link was sent to', async () => {
  const sent = answerWith(() => Response.json({ email: 'loretta@bayouteche.example' }))
  show(<NewPasswordForm token="t-1" />)
  await expect.poll(() => username()?.value).toBe('loretta@bayouteche.example')
  await expect.element(page.elementLocator(username() as HTMLInputElement)).not.toBeVisible()
  expect(sent).toEqual([['/api/auth/password/account', { token: 't-1', purpose: 'reset-password' }]])
})

test('a new password for a registration is kept under its address too', async () => {
  const sent = answerWith(() => Response.json({ email: 'loretta@bayouteche.example' }))
  show(<ConfirmEmailForm token="t-3" />)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await expect.poll(() => username()?.value).toBe('loretta@bayouteche.example')
  expect(sent).toEqual([['/api/auth/password/account', { token: 't-3', purpose: 'confirm-email' }]])
})

test('a link that no longer works names nobody, and the form is there all the same', async () => {
  const problem = { type: 'urn:problem', title: 'Not valid', status: 422, detail: 'The link is old.', instance: '1' }
  const sent = answerWith(() => Response.json(problem, { status: 422 }))
  show(<NewPasswordForm token="t-2" />)
  await expect.element(page.getByLabelText('New password')).toBeVisible()
  await expect.poll(() => sent.length).toBe(1)
  expect(username()).toBeNull()
})
