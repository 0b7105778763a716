import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DetailPanel } from '#officials/detail/DetailPanel.tsx'
import { OfficialCard } from '#officials/search/results/OfficialCard.tsx'
import { OfficialRow } from '#officials/search/results/OfficialRow.tsx'
import { Ladder } from '#places/page/ladder/Ladder.tsx'
import { readDetail } from '#shared/figures/official-facts.ts'
import { buildDetail } from '#testing/facts.ts'
import { buildLadderOfficial, buildPlace } from '#testing/place.ts'
import { testSettings } from '#testing/settings.ts'
import { show } from '#testing/show.tsx'

type Values = Readonly<Record<string, string | number | null>>

const sheriff = { 'eo.id': 1, 'eo.name': 'Ada Bird', 'office.name': 'Sheriff', 'office.type': 'Law Enforcement' }
const senator = { ...sheriff, 'office.name': 'State Senator', 'office.type': 'State Legislature' }
const outside = { 'jurisdiction.coverage': 'Does not meet the rule' }

const screens: Readonly<Record<string, (row: Values) => ReactElement>> = {
  'a row of a search': (row) => (
    <table>
      <tbody>
        <OfficialRow row={row} columns={['eo.name']} isOpen={false} onToggle={() => {}} />
      </tbody>
    </table>
  ),
  'a card of a search': (row) => <OfficialCard titledBy="h2" row={row} isOpen={false} onToggle={() => {}} />,
  'the page of a place': (row) => (
    <Ladder place={buildPlace({ ladder: [{ level: 'County', officials: [buildLadderOfficial(row)] }] })} />
  ),
  'the page of the official': (row) => <DetailPanel id={1} facts={readDetail(buildDetail(row))} place="page" />,
}

let coverage: CoverageSetting
beforeEach(() => {
  coverage = 'rule_and_own'
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ...testSettings, coverage })))
})

describe.each(Object.keys(screens))('%s', (screen) => {
  const draw = screens[screen] as (typeof screens)[string]
  const mark = page.getByText(/outside the coverage rule/i)

  test('says of whom only an own value brings into the search', async () => {
    show(draw({ ...sheriff, ...outside }))
    await expect.element(mark).toBeVisible()
  })

  test.each([
    ['of a place that meets the rule', 'rule_and_own', { ...sheriff, 'jurisdiction.coverage': 'Meets the rule' }],
    ['where the rule is not applied', 'all', { ...sheriff, ...outside }],
    ['of a legislator, where all of them are in', 'rule_and_own_and_legislatures', { ...senator, ...outside }],
  ] as const)('says nothing %s', async (_, setting, row) => {
    coverage = setting
    show(draw(row))
    await vi.waitFor(() => expect(document.body.textContent).toContain('Bird'))
    expect(mark.elements()).toEqual([])
  })
})
