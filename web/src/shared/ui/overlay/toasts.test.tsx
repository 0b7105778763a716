import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

test('what was said before the place of the messages had come is shown once it has', async () => {
  showToast('success', 'User Role Updated!')
  show(<Toasts />)
  await expect.element(page.getByText('User Role Updated!').first()).toBeVisible()
  showToast('error', 'Please enter a valid email')
  await expect.element(page.getByRole('button', { name: 'Dismiss: Please enter a valid email' })).toBeVisible()
})
