import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SinceDay } from '#officials/search/opened/SinceDay.tsx'
import type { Opened } from '#officials/search/opened/use-opened-search.ts'
import { localDay } from '#shared/ui/text/local-day.ts'
import { show } from '#testing/show.tsx'

const today = localDay(new Date())
const opened = (since: string | null, wrongDay: string | null = null) => {
  const openedSearch = { id: 'x', isPanelOpen: false, since }
  const change = vi.fn<Opened['change']>()
  show(<SinceDay opened={{ opened: openedSearch, search: null, changes: null, isMissing: false, wrongDay, change }} />)
  return { openedSearch, change, field: page.getByLabelText('Changes since') }
}

test('a day goes into the address, one that is still to come does not and is answered at once', async () => {
  const { openedSearch, change, field } = opened(null)
  await field.fill(addDays(today, 1))
  await expect
    .element(field)
    .toHaveAccessibleDescription(`${typedDayOf(addDays(today, 1))} is still to come. Choose today or an earlier day.`)
  expect(change).not.toHaveBeenCalled()
  await field.fill('2026-11-01')
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...openedSearch, since: '2026-11-01' })
})

test('why a day tells nothing stands beside it, and the last look is one press away', async () => {
  const { openedSearch, change, field } = opened(
    '2020-01-01',
    'The records begin on 11-01-2026. Choose that day or a later one.',
  )
  await expect
    .element(field)
    .toHaveAccessibleDescription('The records begin on 11-01-2026. Choose that day or a later one.')
  await page.getByRole('button', { name: 'Since I last looked' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith({ ...openedSearch, since: null })
})
