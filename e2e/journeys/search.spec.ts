import { expect } from '@playwright/test'
import { countPublicData } from '../fixtures/count-public-data.ts'
import { test } from '../fixtures/test.ts'
import { findOfficials } from './find-officials.ts'

test.use({ data: 'public' })

findOfficials('Real data: the Democratic officials of Georgia are found, one is opened, and a reload keeps it', 'real')

interface Counted {
  readonly state_id: string
  readonly officials: readonly { office_type: string; yes: number; no: number; unknown: number }[]
}

test('Real data: of each state and type of office there are as many officials as the files name', {
  tag: '@once',
}, async ({ page, enter }) => {
  await enter('/data')
  const answer = await page.request.get('/api/coverage')
  const { states } = (await answer.json()) as { states: readonly Counted[] }
  const served = states.flatMap(({ state_id: state, officials }) =>
    officials.map(({ office_type: type, yes, no, unknown }) => [`${state} ${type}`, yes + no + unknown] as const),
  )
  const counted = countPublicData('2026-11-01')
  expect(Object.fromEntries(served)).toEqual(Object.fromEntries(counted))
  expect([...counted.values()].reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(7_000)
})
