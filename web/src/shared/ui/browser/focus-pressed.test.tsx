import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#shared/ui/browser/focus-pressed.ts'

/** A button that does not get the focus when pressed, as in Safari, and the element that has the focus afterwards. */
function buttonOfSafari(name: string): { readonly focused: () => string | undefined } {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = name
  button.addEventListener('focus', () => button.blur(), { once: true })
  let focused: string | undefined
  button.addEventListener('click', () => (focused = document.activeElement?.textContent))
  return { focused: () => focused }
}

test('what Safari leaves without the focus has it once it hears of the press', async () => {
  const { focused } = buttonOfSafari('Report a mistake')
  await page.getByRole('button', { name: 'Report a mistake' }).click()
  expect(focused()).toBe('Report a mistake')
})

test('a press that leaves the focus in a field on purpose leaves it there', async () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  buttonOfSafari('Choose')
  const button = page.getByRole('button', { name: 'Choose' })
  button.element().addEventListener('mousedown', (event) => event.preventDefault())
  field.focus()
  await button.click()
  expect(document.activeElement).toBe(field)
})
