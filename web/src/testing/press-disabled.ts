import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Presses an element that is marked as disabled; a normal click of the test runner would wait until it is enabled. A
 * forced click aims at a position in the window, where another element may be while the page is still being rendered.
 */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  const element = button.element() as HTMLElement
  element.focus()
  element.click()
}
