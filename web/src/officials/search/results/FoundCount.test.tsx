import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FoundCount } from '#officials/search/results/FoundCount.tsx'
import { ChoiceCombobox } from '#shared/ui/combobox/ChoiceCombobox.tsx'
import { show } from '#testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

test('how many were found is heard while a list of choices is open', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const reply = { values: [], cursor: null, total: 60 }
  const choices = [{ id: '28', label: 'Mississippi', count: 60 }]
  show(
    <>
      <h1>Advanced Search</h1>
      <FoundCount officials={{ reply, isCurrent: true, progress: 'done', answeredAt: 0, retry: () => {} }} />
      <label htmlFor="state">State</label>
      <ChoiceCombobox
        id="state"
        label="State"
        choices={choices}
        matching={choices}
        typed=""
        onType={() => {}}
        countNoun={() => 'officials'}
        nothing="Nothing"
        suggestion={null}
        picked={[]}
        onPick={() => {}}
        placeholder=""
      />
    </>,
  )
  await page.getByRole('combobox', { name: 'State' }).click()
  await expect.element(page.getByRole('option', { name: /Mississippi/ })).toBeVisible()
  await expect.element(page.getByText('Advanced Search')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(page.getByRole('status').filter({ hasText: '60 officials found' })).toBeVisible()
})
