import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TermsBox } from '#accounts/TermsBox.tsx'
import { show } from '#testing/show.tsx'

const terms = page.getByRole('button', { name: 'Read the terms and conditions' })
const dialog = page.getByRole('dialog', { name: 'Terms and conditions' })

test('the terms open where they are asked for, give the focus back, open again and are accepted there', async () => {
  const accept = vi.fn()
  show(<TermsBox id="terms" onAccept={accept} />)
  await terms.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(terms).toHaveFocus()
  expect(accept).not.toHaveBeenCalled()
  await terms.click()
  await dialog.getByRole('button', { name: 'Accept the terms' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(accept).toHaveBeenCalledOnce()
})
