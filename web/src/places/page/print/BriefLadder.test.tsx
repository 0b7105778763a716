import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LadderGroup } from '#places/page/place-query.ts'
import { type BriefFit, briefFits } from '#places/page/print/brief-fit.ts'
import { BriefLadder } from '#places/page/print/BriefLadder.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'
import { buildLadderOfficial, buildPlace } from '#testing/place.ts'
import { show } from '#testing/show.tsx'

const election = addDays(localDay(new Date()), -9)
const judge = (name: string, court: string) =>
  buildLadderOfficial({
    'eo.name': name,
    'office.name': 'Court of Appeals Judge',
    'jurisdiction.name': `Alabama ${court}, Place 1`,
    'party.name': 'Independent',
    'stats.result_pending': election,
  })
const courts: LadderGroup = {
  level: 'Courts and Prosecutors',
  officials: [judge('Ann Civil', 'Court of Civil Appeals'), judge('Bo Criminal', 'Court of Criminal Appeals')],
}
const mayor = {
  'eo.name': 'Johnny Moss III',
  'eo.last': 'Moss',
  'office.name': 'Mayor',
  'jurisdictionoffice.next_general': '2098-08-22',
}
const drawn = async (fit: BriefFit | undefined, more: Parameters<typeof buildPlace>[0]) => {
  show(<BriefLadder place={buildPlace(more)} fit={fit as BriefFit} />)
  const heading = page.getByRole('heading', { name: 'Who represents Dallas County' })
  await expect.element(heading).toBeInTheDocument()
  return heading.element().parentElement as HTMLElement
}
const [roomy] = briefFits
const dense = briefFits.find((fit) => fit.isDense)
const folded = briefFits.at(-1)

test('folded names keep their marks, and the legend says the day and every letter', async () => {
  const { textContent: text } = await drawn(folded, { ladder: [courts] })
  expect(text).toContain('Judge, Alabama Court of Civil Appeals Ann Civil*')
  expect(text).toContain('Judge, Alabama Court of Criminal Appeals Bo Criminal*')
  expect(text).toContain(`* On the ballot on ${typedDayOf(election)}, result not in yet`)
  expect(text).toContain('I Independent')
})

test.each([
  ['party unknown', { ...mayor, 'party.name': null }],
  ['the nonpartisan view', mayor],
])('with %s a sign stands between the name and what follows', async (_, values) => {
  const official = { ...buildLadderOfficial({}), values: { 'eo.id': 1, ...values } }
  const { textContent: text } = await drawn(dense, { ladder: [{ level: 'Municipal', officials: [official] }] })
  expect(text).toContain('Mayor: Johnny Moss III; Unknown; 08-22-2098')
})

test('a day never breaks at its hyphens', async () => {
  const sheet = await drawn(roomy, { ladder: [courts] })
  const days = [...sheet.querySelectorAll('*')].filter(({ textContent }) => textContent === typedDayOf(election))
  expect(days.some((day) => getComputedStyle(day).whiteSpace === 'nowrap')).toBe(true)
})
