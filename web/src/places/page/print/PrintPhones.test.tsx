import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PrintPhones } from '#places/page/print/PrintPhones.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'
import { buildLadderOfficial, buildPlace } from '#testing/place.ts'
import { show } from '#testing/show.tsx'

const today = localDay(new Date())
const election = addDays(today, -9)
const ivey = buildLadderOfficial({
  'eo.name': 'Kay Ivey',
  'eo.last': 'Ivey',
  'office.name': 'Governor',
  'contact.phone': '(334) 555-0100',
  'contact.phone_of': 'own office',
  'contact.phone_as_of': addDays(today, -30),
  'stats.result_pending': election,
})
const moss = buildLadderOfficial({
  'eo.name': 'Johnny Moss III',
  'eo.last': 'Moss',
  'office.name': 'Mayor',
  'contact.phone': '(334) 555-0101',
  'contact.phone_of': 'town hall',
  'contact.phone_as_of': '2009',
})
const silent = buildLadderOfficial({ 'eo.name': 'Ada Bird', 'eo.last': 'Bird', 'office.name': 'Coroner' })
const place = buildPlace({
  ladder: [
    { level: 'Statewide', officials: [ivey] },
    { level: 'County', officials: [silent] },
    { level: 'Municipal', officials: [moss] },
  ],
})

test('the sheet of phones says of everybody on the brief how they are reached, whose number it is, and who has none', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const onPrinted = vi.fn()
  show(<PrintPhones place={place} onPrinted={onPrinted} />)
  const sheet = page.getByRole('article', { name: 'Phones of Dallas County', includeHidden: true })
  await expect.element(sheet).toBeInTheDocument()
  const text = sheet.element().textContent
  for (const words of [
    '2 of 3 officials can be called',
    'Kay Ivey*, Governor',
    `(334) 555-0100 own office, ${typedDayOf(addDays(today, -30))}`,
    'Johnny Moss III, Mayor',
    '(334) 555-0101 town hall, listed in 2009, may have changed',
    'Ada Bird, CoronerNo phone on file',
    `* On the ballot on ${typedDayOf(election)}, result not in yet`,
  ])
    expect(text).toContain(words)
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('afterprint'))
  expect(onPrinted).toHaveBeenCalledOnce()
  print.mockRestore()
})
