import type { MailServer } from '@atlas/contract/endpoints/service/mails.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dale, leaving, loretta, refusal, showUsers } from '#testing/users.tsx'

const waiting: MailServer = {
  ...leaving,
  mails: 'wait',
  failure: 'ECONNREFUSED, during CONN',
  since: '2026-11-20T15:00:00Z',
  waiting: 3,
}
const outbox: MailServer = { ...leaving, mails: 'outbox', leads_to: '/data/outbox' }
const section = page.getByRole('region', { name: 'E-mail' })
const pendingDale = { ...dale, rejected_at: null }

afterEach(() => vi.unstubAllGlobals())

describe('a decision that is mailed', () => {
  const approve = async () => {
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click()
    await page.getByRole('radio', { name: 'USER' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }

  test.each([
    [leaving, 'Dale Ferris was approved. Approval email sent.', null],
    [waiting, 'Dale Ferris was approved. The approval email will be sent as soon as the mail server answers.', null],
    [outbox, 'Dale Ferris was approved. Approval email sent.', 'No mail server is set up: it is in the outbox folder.'],
  ])('is called sent only where mails leave: %o', async (mails, title, more) => {
    showUsers({ pending: [pendingDale], mails }, (request) =>
      request === 'POST /admin/user/role' ? Response.json(loretta) : undefined,
    )
    await approve()
    await expect.element(page.getByText(title).first()).toBeVisible()
    if (more) await expect.element(page.getByText(more).first()).toBeVisible()
  })

  test.each([
    [leaving, 'User: Dale was rejected. Rejection email sent.'],
    [waiting, 'User: Dale was rejected. The rejection email will be sent as soon as the mail server answers.'],
  ])('a rejection too: %o', async (mails, title) => {
    showUsers({ pending: [pendingDale], mails }, (request) =>
      request === 'POST /admin/user/reject' ? Response.json(dale) : undefined,
    )
    await page
      .getByRole('button', { name: /^Reject/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByText(title).first()).toBeVisible()
  })
})

describe('how mails go', () => {
  test('is said with the mail server, and nothing is noticed where they leave', async () => {
    showUsers({})
    await expect.element(section.getByText('Mails leave through the mail server smtp.example.org:587.')).toBeVisible()
    expect(page.getByRole('note').elements()).toEqual([])
  })

  test('is noticed where they wait: since when, how many and why', async () => {
    showUsers({ mails: waiting })
    const notice = page.getByRole('note')
    await expect.element(notice.getByText(/^Mails have not left since .*2026/)).toBeVisible()
    await expect.element(notice.getByText(/3 mails wait and will be sent as soon as it answers\./)).toBeVisible()
    await expect.element(notice.getByText(/smtp\.example\.org:587 does not take them \(ECONNREFUSED/)).toBeVisible()
  })

  test('is that they reach nobody where no mail server is set up', async () => {
    showUsers({ mails: outbox })
    await expect.element(section.getByText(/mails are written to the folder \/data\/outbox/)).toBeVisible()
  })

  test('names whom they did not reach', async () => {
    const lost = {
      recipient: 'dale@ferris.example',
      subject: 'Your account',
      created_at: '2026-11-20T15:00:00Z',
      failure: '550, during RCPT TO',
      is_given_up: false,
    }
    showUsers({ mails: { ...leaving, undelivered: 1, newest_undelivered: [lost] } })
    await expect.element(page.getByRole('note').getByText(/1 mail did not reach anybody\./)).toBeVisible()
    await expect.element(section.getByRole('listitem')).toBeVisible()
    await expect.element(section.getByText(/The mail server refused it/)).toBeVisible()
  })

  test('is tried out with a mail to oneself, whose answer is told in the words of the mail server', async () => {
    const answer = 'The mail server smtp.example.org:587 did not take it and said: “550 No such person”.'
    showUsers({}, (request) =>
      request === 'POST /admin/mails/test' ? Response.json({ is_accepted: false, answer }) : undefined,
    )
    await section.getByRole('button', { name: 'Send a test mail to me' }).click()
    await expect.element(section.getByRole('status')).toHaveTextContent(answer)
  })

  test('and one mail too many says why it was not sent', async () => {
    showUsers({}, (request) => (request === 'POST /admin/mails/test' ? refusal(429, 'Too many. Wait.') : undefined))
    await section.getByRole('button', { name: 'Send a test mail to me' }).click()
    await expect.element(page.getByText(/Too many\. Wait\./).first()).toBeVisible()
  })
})
