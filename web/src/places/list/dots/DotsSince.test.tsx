import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DotsSince } from '#places/list/dots/DotsSince.tsx'
import { show } from '#testing/show.tsx'

const begin = '2020-03-02'

test('a day is chosen, and one before the records or still to come is told why not', async () => {
  const onChoose = vi.fn()
  show(<DotsSince since="2021-05-04" begin={begin} wrongDay={null} onChoose={onChoose} />)
  const field = page.getByLabelText('Changes since')
  await expect.element(field).toHaveValue('2021-05-04')
  await field.fill('2020-03-01')
  await expect.element(page.getByText('The records begin on 03-02-2020. Choose that day or a later one.')).toBeVisible()
  const ahead = addDays(new Date().toISOString().slice(0, 10), 400)
  await field.fill(ahead)
  await expect
    .element(page.getByText(`${typedDayOf(ahead)} is still to come. Choose today or an earlier day.`))
    .toBeVisible()
  expect(onChoose).not.toHaveBeenCalled()
  await field.fill(begin)
  await expect.poll(() => onChoose.mock.calls).toEqual([[begin]])
})
