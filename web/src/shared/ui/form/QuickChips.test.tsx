import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QuickChip, QuickChips } from '#shared/ui/form/QuickChips.tsx'
import { show } from '#testing/show.tsx'

test('a chip says whether it is pressed and, where it counts, how many it leaves', async () => {
  const count = { one: 'official', many: 'officials' }
  const chip = { isOn: false, onPress: () => {} }
  show(
    <QuickChips label="Show">
      <QuickChip {...chip} label="Elections" isOn />
      <QuickChip {...chip} label="Close" count={{ ...count, of: 1204 }} />
      <QuickChip {...chip} label="Uncontested" count={{ ...count, of: 1 }} />
      <QuickChip {...chip} label="New" count={{ ...count, of: undefined }} />
    </QuickChips>,
  )
  const chips = page.getByRole('group', { name: 'Show' }).getByRole('button')
  await expect.element(chips.first()).toHaveAccessibleName('Elections')
  await expect.element(chips.first()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chips.nth(1)).toHaveAccessibleName('Close 1,204 officials')
  await expect.element(chips.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(chips.nth(2)).toHaveAccessibleName('Uncontested 1 official')
  await expect.element(chips.nth(3)).toHaveAccessibleName('New')
})

test('with a mouse the chips that a narrow frame cuts off come by a button, which goes where all are in sight', async () => {
  await page.viewport(1280, 800)
  const labels = ['Uncontested', 'Close, under 5 points', 'Up within 90 days', 'Up within 12 months']
  show(
    <div style={{ width: 480 }} id="framed">
      <QuickChips label="Quick filters">
        {labels.map((label) => (
          <QuickChip key={label} label={label} isOn={false} onPress={() => {}} />
        ))}
      </QuickChips>
    </div>,
  )
  const last = page.getByRole('button', { name: 'Up within 12 months' })
  const more = page.getByRole('button', { name: 'Quick filters: more' })
  const back = page.getByRole('button', { name: 'Quick filters: back' })
  await expect.element(more).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(last).toBeInViewport({ ratio: 1 })
  await back.click()
  await expect.element(more).toBeVisible()
  const framed = document.querySelector<HTMLElement>('#framed')
  if (framed) framed.style.width = '1000px'
  await expect.element(more).not.toBeInTheDocument()
})

test('no chip that the keyboard reaches is beneath a button', async () => {
  await page.viewport(1280, 800)
  const labels = ['Uncontested', 'Close, under 5 points', 'Up within 90 days', 'Up within 12 months', 'Has a phone']
  show(
    <div style={{ width: 480 }}>
      <QuickChips label="Quick filters">
        {labels.map((label) => (
          <QuickChip key={label} label={label} isOn={false} onPress={() => {}} />
        ))}
      </QuickChips>
    </div>,
  )
  const group = page.getByRole('group', { name: 'Quick filters' })
  await expect.element(page.getByRole('button', { name: 'Quick filters: more' })).toBeVisible()
  const bar = group.element().parentElement as HTMLElement
  for (const chip of group.getByRole('button').elements() as HTMLElement[]) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(chip)
    await expect.poll(() => isBeneathButton(chip, bar)).toBe(false)
  }
})

function isBeneathButton(chip: HTMLElement, bar: HTMLElement): boolean {
  const { left, right } = chip.getBoundingClientRect()
  return Array.from(bar.querySelectorAll('span > button'), (button) => button.getBoundingClientRect()).some(
    (button) => button.width > 0 && button.left < right && left < button.right,
  )
}

test('a chip that comes later and has no room brings the button', async () => {
  await page.viewport(1280, 800)
  function Growing() {
    const [labels, setLabels] = useState(['Uncontested', 'Close'])
    return (
      <div style={{ width: 480 }}>
        <button type="button" onClick={() => setLabels([...labels, 'Up within 90 days', 'Up within 12 months'])}>
          Grow
        </button>
        <QuickChips label="Quick filters">
          {labels.map((label) => (
            <QuickChip key={label} label={label} isOn={false} onPress={() => {}} />
          ))}
        </QuickChips>
      </div>
    )
  }
  show(<Growing />)
  const more = page.getByRole('button', { name: 'Quick filters: more' })
  await page.getByRole('button', { name: 'Grow' }).click()
  await expect.element(page.getByRole('button', { name: 'Up within 12 months' })).toBeInTheDocument()
  await expect.element(more).toBeVisible()
})
