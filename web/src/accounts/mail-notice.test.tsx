import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PendingApproval } from '#accounts/AccountStateScreens.tsx'
import { ForgotPassword } from '#accounts/ForgotPassword.tsx'
import { show } from '#testing/show.tsx'

let mails: MailsState = 'leave'
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('/mails') ? { mails } : null))
})
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['leave', /we have sent it an email with a link/, /in the email we sent you/],
  ['wait', /will be sent to it as soon as the mail server answers/, /will be sent as soon as the mail server answers/],
  ['outbox', /written to the outbox folder of the server/, /in the outbox folder of the server/],
] as const)('where mails %s', (state, ofLink, ofRegistration) => {
  beforeEach(() => {
    mails = state
  })

  test('a forgotten password is told of no other way', async () => {
    show(<ForgotPassword />)
    await page.getByLabelText('Email').fill('rosa@example.org')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect.element(page.getByRole('status').getByText(ofLink)).toBeVisible()
  })

  test('so is the address that has to be confirmed', async () => {
    show(<PendingApproval />)
    await expect.element(page.getByText(ofRegistration)).toBeVisible()
  })
})
