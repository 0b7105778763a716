import { problemMediaType } from '@atlas/contract/problem.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FeedbackDialog } from '#layout/feedback/FeedbackDialog.tsx'
import { forgetFeedback, openFeedback } from '#layout/feedback/open-feedback.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const dialog = page.getByRole('dialog', { name: 'Feedback' })
const subject = page.getByLabelText('Subject')
const message = page.getByLabelText('Message')
const send = page.getByRole('button', { name: 'Send message' })

function answerWith(status: number, body: unknown) {
  const headers = { 'content-type': status < 300 ? 'application/json' : problemMediaType }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(body), { status, headers }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  localStorage.clear()
  forgetFeedback()
  show(
    <>
      <FeedbackDialog userId="1" menuButtonId="menu" />
      <Toasts />
    </>,
  )
})
afterEach(() => vi.unstubAllGlobals())

test('an empty subject and an empty message are told beside their fields, and nothing is sent', async () => {
  const fetch = answerWith(200, null)
  openFeedback()
  await send.click()
  await expect.element(subject).toHaveAccessibleDescription('Subject cannot be empty')
  await expect.element(message).toHaveAccessibleDescription('Message cannot be empty')
  await expect.element(subject).toHaveFocus()
  await subject.fill('Wrong phone')
  await expect.element(subject).not.toHaveAttribute('aria-invalid')
  await send.click()
  await expect.element(message).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('it is sent with the prefix, and the toast says the subject as it was typed', async () => {
  const fetch = answerWith(200, null)
  openFeedback()
  await subject.fill('Wrong phone')
  await message.fill('The sheriff has a new one.')
  await send.click()
  await expect.element(page.getByText('Message with subject: Wrong phone sent!').first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(
    JSON.stringify({ subject: '[FEEDBACK] | Wrong phone', message: 'The sheriff has a new one.' }),
  )
  openFeedback()
  await expect.element(subject).toHaveValue('')
})

test('what was written stays where sending fails, with the reason', async () => {
  answerWith(429, { type: 'x', title: 'x', status: 429, detail: 'Too many attempts.', instance: '1' })
  openFeedback()
  await subject.fill('Wrong phone')
  await message.fill('Since May.')
  await send.click()
  await expect.element(page.getByText('Your message was not sent, and is kept here. Too many attempts.')).toBeVisible()
  await expect.element(message).toHaveValue('Since May.')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await send.click()
  await expect.element(page.getByText('No answer came from the server.')).toBeVisible()
  await expect.element(message).toHaveValue('Since May.')
})

test('a slow answer is about what was sent, not about what is open by then', async () => {
  let answer = () => {}
  vi.stubGlobal('fetch', () => {
    return new Promise((resolve) => {
      answer = () => resolve(Response.json(null))
    })
  })
  openFeedback()
  await subject.fill('Wrong phone')
  await message.fill('Since May.')
  await send.click()
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  openFeedback({ subject: 'A mistake about Ada Byrd', message: 'Phone: ' })
  await message.fill('Phone: 555')
  await expect.element(send).toBeVisible()
  answer()
  await expect.element(page.getByText('Message with subject: Wrong phone sent!').first()).toBeInTheDocument()
  await expect.element(message).toHaveValue('Phone: 555')
  await userEvent.keyboard('{Escape}')
  openFeedback()
  await expect.element(subject).toHaveValue('')
})

test('what was written stays where the dialog is closed by accident', async () => {
  openFeedback()
  await subject.fill('Half a thought')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  openFeedback()
  await expect.element(subject).toHaveValue('Half a thought')
})

test('a page may open it with something written already, which does not mix with what was written elsewhere', async () => {
  openFeedback()
  await subject.fill('Half a thought')
  await userEvent.keyboard('{Escape}')
  openFeedback({ subject: 'A mistake about Ada Byrd', message: 'Phone: ' })
  await expect.element(subject).toHaveValue('A mistake about Ada Byrd')
  await message.fill('Phone: 555')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  openFeedback({ subject: 'A mistake about Ada Byrd', message: 'Phone: ' })
  await expect.element(message).toHaveValue('Phone: 555')
})

test('what was written outlives the page on this device', async () => {
  openFeedback()
  await message.fill('The sheriff has a new one.')
  await expect.poll(() => localStorage.getItem('unfinished texts 1 feedback')).toContain('The sheriff has a new one.')
  forgetFeedback()
  await expect.poll(() => localStorage.getItem('unfinished texts 1 feedback')).toBeNull()
})

test('what was written on a page that was loaded before is there again', async () => {
  const drafts = { '': { subject: 'Wrong phone', message: 'The sheriff has a new one.' } }
  localStorage.setItem('unfinished texts 7 feedback', JSON.stringify(drafts))
  show(<FeedbackDialog userId="7" menuButtonId="menu" />)
  openFeedback()
  await expect.element(message.first()).toHaveValue('The sheriff has a new one.')
})

test('it is not called sent while mails wait', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('/mails') ? { mails: 'wait' } : null))
  openFeedback()
  await subject.fill('Wrong phone')
  await message.fill('The sheriff has a new one.')
  await send.click()
  const notice = 'Message with subject: Wrong phone is kept and will be sent as soon as the mail server answers.'
  await expect.element(page.getByText(notice).first()).toBeVisible()
})
