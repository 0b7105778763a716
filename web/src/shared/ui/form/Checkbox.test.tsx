import { startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { show } from '#testing/show.tsx'

const box = page.getByRole('checkbox', { name: 'Unknown' })

function press(): boolean {
  const input = box.element() as HTMLInputElement
  input.click()
  return input.checked
}

/** Like a filter, whose URL is applied a moment later. */
function Later({ milliseconds }: { readonly milliseconds: number }) {
  const [isOn, setIsOn] = useState(false)
  const change = () => setTimeout(() => startTransition(() => setIsOn((before) => !before)), milliseconds)
  return (
    <Checkbox checked={isOn} onChange={change}>
      Unknown
    </Checkbox>
  )
}

test('a box shows the press at once, whatever the page needs to follow', async () => {
  show(<Later milliseconds={100} />)
  await expect.element(box).not.toBeChecked()
  expect(press()).toBe(true)
  expect(press()).toBe(false)
  expect(press()).toBe(true)
  await expect.element(box).toBeChecked()
})

test('a box that nobody follows shows again what is true', async () => {
  show(
    <Checkbox checked={false} onChange={() => {}}>
      Unknown
    </Checkbox>,
  )
  await expect.element(box).not.toBeChecked()
  expect(press()).toBe(true)
  await expect.element(box, { timeout: 10_000 }).not.toBeChecked()
})
