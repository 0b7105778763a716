import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OverdueLine } from '#officials/search/results/OverdueLine.tsx'
import { show } from '#testing/show.tsx'

const late = { terms_over: 920, results_pending: 918, pending_since: '2026-11-03', long_over: 0 }

function showLine(overdue: SearchReply['overdue'], total = 3_323) {
  const reply: SearchReply = { values: [], cursor: null, total, ...(overdue && { overdue }) }
  show(<OverdueLine officials={{ reply, isCurrent: true, progress: 'done', answeredAt: 0, retry: () => {} }} />)
}

test('above the officials stands of how many of them a newer record is due', async () => {
  showLine(late)
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('918 of these 3,323 have waited for a result since 11-03-2026; 920 terms are over.')
})

test('where nothing is late, nothing is said', async () => {
  showLine({ terms_over: 0, results_pending: 0, pending_since: null, long_over: 0 })
  // The list below does not move.
  const height = () => document.querySelector('div[aria-hidden="true"]')?.getBoundingClientRect().height ?? 0
  await expect.poll(height).toBeGreaterThan(15)
  expect(page.getByRole('note').elements()).toEqual([])
})
