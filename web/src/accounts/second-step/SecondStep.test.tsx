import { type ProblemCode, problems } from '@atlas/contract/problem.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renee } from '#testing/me.ts'
import { testSettings } from '#testing/settings.ts'
import { SecondStep } from '#accounts/second-step/SecondStep.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const code = page.getByLabelText('Six-digit code')

afterEach(() => vi.unstubAllGlobals())

/**
 * A server that answers codes with these problems in turn and accepts the next; returns the requests that it received.
 */
function showStep(...refusals: ProblemCode[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/settings')) return Response.json(testSettings)
    if (!url.endsWith('/auth/second-step')) return Response.json(sent.length > 0 ? renee : null)
    sent.push(JSON.parse(String(body)))
    const refusal = refusals.shift()
    if (!refusal) return Response.json({ first_name: 'Renee', last_name: 'Baptiste', email: renee.email })
    const { status } = problems[refusal]
    return Response.json({ type: `urn:problem:${refusal}`, ...problems[refusal], instance: '1' }, { status })
  })
  show(
    <>
      <SecondStep />
      <Toasts />
    </>,
    '/second-step',
  )
  return sent
}

test('six digits send themselves, also with a space; a wrong code is said beside it and typed over', async () => {
  const sent = showStep('wrong_code')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('481 92')
  expect(sent).toEqual([])
  await userEvent.keyboard('0')
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(problems.wrong_code.detail))
  await userEvent.keyboard('123456')
  await expect.poll(() => sent).toHaveLength(2)
  const without = (digits: string) => ({ code: digits, remember_device: false })
  expect(sent).toEqual([without('481920'), without('123456')])
  await expect.element(code).not.toHaveAccessibleDescription(expect.stringContaining(problems.wrong_code.detail))
})

test('without the phone a recovery code is sent, and the device is remembered where that is ticked', async () => {
  const sent = showStep('wrong_recovery_code')
  await page.getByRole('checkbox', { name: /^Do not ask again on this device for 30 days/ }).click()
  await page.getByText('I do not have my phone').click()
  await page.getByLabelText('Recovery code').fill('4FQ7-M2KD')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(problems.wrong_recovery_code.detail)).toBeVisible()
  await page.getByRole('button', { name: 'Use this code' }).click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[0]).toEqual({ code: '4FQ7-M2KD', remember_device: true })
})

test('whoever took longer than five minutes is told to begin again', async () => {
  showStep('second_step_over')
  await code.fill('481920')
  await expect.element(page.getByText(problems.second_step_over.detail).first()).toBeVisible()
})

test('whoever sends no code is told what to do', async () => {
  const sent = showStep('invalid')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(problems.invalid.detail))
  expect(sent).toEqual([{ code: '', remember_device: false }])
})
