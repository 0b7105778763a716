import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WaitingSection } from '#accounts/own/waiting/WaitingSection.tsx'
import { saveReport } from '#data/corrections/report/waiting/waiting-reports.ts'
import { keepResults, resultsDrafts, sendKept } from '#drives/drafts/results-drafts.ts'
import { keepDraft } from '#drives/drafts/task-drafts.ts'
import { saveNote } from '#saved/lists/calls/waiting-notes.ts'
import { saveOutcome } from '#saved/lists/calls/waiting-outcomes.ts'
import { noAnswers } from '#drives/form/answers.ts'
import { show } from '#testing/show.tsx'

/** Each test uses another person. */
let userId = ''
let users = 0
const calledAt = '2026-11-20T15:00:00Z'
const results = {
  day: '2026-11-03',
  place_id: '28001',
  about: 'Adams County',
  source: { text: '', read_on: '2026-11-20', is_official: false },
  results: [],
}

beforeEach(() => {
  localStorage.clear()
  userId = `user-${(users += 1)}`
})

function open() {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingSection userId={userId} />
    </QueryClientProvider>,
  )
}

test('all that waits on a device is listed, whatever it is, and one of it is thrown away after a question', async () => {
  const outcome = { eo_id: 1, outcome: 'reached', follow_up_on: null, said_at: calledAt } as const
  saveOutcome(userId, { list_id: 'a', about: 'Otis Anthony', said: { client_id: 'outcome', ...outcome } })
  saveNote(userId, {
    list_id: 'a',
    id: 'n',
    eo_id: 1,
    about: 'Ida Bell',
    text: 'Noon',
    in_place_of: null,
    written_at: calledAt,
  })
  keepDraft(userId, { task_id: 't', drive_id: 'd', about: 'Amite County' }, noAnswers)
  sendKept(userId, results)
  saveReport(userId, {
    about: 'Quint Carver',
    what: 'Own office phone, Wrong number',
    report: { eo_id: 1, column_id: 'eo.phone', kind: 'wrong', value: '', note: '', seen_where: '' },
  })
  open()
  const rows = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')
  await expect
    .poll(() => rows.elements().map((each) => each.querySelector('p')?.textContent))
    .toEqual([
      'Reached, Otis Anthony',
      'Note “Noon”, Ida Bell',
      'Task, Amite County',
      'Results of 11-03-2026, Adams County',
      'Report: Own office phone, Wrong number, Quint Carver',
    ])
  await expect.element(rows.nth(0).getByText(/^Since November \d+, 2026 at .*, waits for a signal$/)).toBeVisible()
  await expect.element(rows.nth(2).getByText(/a draft that you have not sent$/)).toBeVisible()
  await page.getByRole('button', { name: 'Throw away: Results of 11-03-2026, Adams County' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expect(resultsDrafts.of(userId)).toHaveLength(1)
  await page.getByRole('button', { name: 'Throw away: Results of 11-03-2026, Adams County' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click()
  await expect.poll(() => rows.elements().length).toBe(4)
  expect(resultsDrafts.of(userId)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Waiting to be sent' })).toHaveFocus()
})

test('results that were typed and not sent are a draft, and where nothing waits the list says so', async () => {
  open()
  await expect.element(page.getByText(/^Nothing waits/)).toBeVisible()
  keepResults(userId, results)
  await expect.element(page.getByText(/a draft that you have not sent/)).toBeVisible()
})
