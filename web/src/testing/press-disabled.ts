import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Presses what says that it cannot be pressed yet, which a click of the runner would wait for. A click that is forced goes
 * to a place in the window, where something else may be while the page is still being drawn.
 */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  const element = button.element() as HTMLElement
  element.focus()
  element.click()
}
