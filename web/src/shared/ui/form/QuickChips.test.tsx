import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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

test('with a mouse no chip is out of a narrow frame', async () => {
  await page.viewport(1280, 800)
  const labels = ['Uncontested', 'Close, under 5 points', 'Up within 90 days', 'Up within 12 months']
  show(
    <div style={{ width: 480 }}>
      <QuickChips label="Quick filters">
        {labels.map((label) => (
          <QuickChip key={label} label={label} isOn={false} onPress={() => {}} />
        ))}
      </QuickChips>
    </div>,
  )
  const row = page.getByRole('group', { name: 'Quick filters' })
  await expect.element(row).toBeVisible()
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth)
})
