import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { DrivePage } from '#drives/drive/DrivePage.tsx'
import { nextTask } from '#drives/drive/next-task.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { buildDrive, buildSummary, driveId, marcus, me } from '#testing/drives.ts'
import { renee } from '#testing/me.ts'
import { show } from '#testing/show.tsx'

const perry = { id: '01105', kind: 'county', name: 'Perry County', state_id: '01', state: 'Alabama' } as const
const until = new Date(Date.now() + 60 * 60_000).toISOString()
const noDeed = { take: false, look: false, release: false, undo: false }

const textOf = (part: Locator) => expect.poll(() => part.query()?.textContent ?? '')

afterEach(() => vi.unstubAllGlobals())

function showDrive(drive: Drive | number, tasks: readonly TaskSummary[] = [buildSummary()]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json(renee)
    if (method !== 'GET') {
      sent.push(`${method} ${url}`)
      return Response.json(
        { type: 'task_taken', title: '', status: 409, detail: 'Taken.', instance: '1' },
        { status: 409 },
      )
    }
    if (url.endsWith('/tasks')) return Response.json({ values: tasks })
    if (url.endsWith('/drives')) return Response.json({ values: [], to_look_at: 4, sent_back: [], is_mailed: true })
    return typeof drive === 'number' ? Response.json({}, { status: drive }) : Response.json(drive)
  })
  show(
    <>
      <DrivePage />
      <Toasts />
    </>,
    `/fill/${driveId}`,
    '/fill/$id',
  )
  return sent
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a drive says how far it is, what is left, who did how many, and gives a link to be texted', async () => {
  showDrive(buildDrive())
  await expect
    .element(
      page.getByText(
        '3 of 9 wanted answers are in: 1 published, 2 waiting to be looked at. 6 are left, in 2 counties.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText('1 task, one for each county')).toBeVisible()
  await textOf(page.getByRole('region', { name: 'What is left' })).toContain('Holders4 of 5')
  const people = page.getByRole('region', { name: 'Who did how many' })
  await textOf(people).toContain('Marcus Hill2You1')
  await expect
    .element(page.getByLabelText('Link to text or e-mail'))
    .toHaveValue(`${window.location.origin}/fill/${driveId}`)
  await expect.element(page.getByRole('link', { name: 'To look at 4 tasks' })).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /^Map of 1 county by the state of their task: 1 open/ }))
    .toBeVisible()
})

test('each task says how far it is and what comes next, those in hand first', async () => {
  showDrive(buildDrive(), [
    buildSummary({ id: '1', place: { ...perry, id: '01065', name: 'Hale County' } }),
    buildSummary({
      id: '2',
      place: { ...perry, id: '01119', name: 'Sumter County' },
      state: 'taken',
      taken: { by: marcus, until },
      can: noDeed,
    }),
    buildSummary({
      id: '3',
      place: perry,
      state: 'sent_back',
      filled: { by: me, at: until, answers: 2 },
      sent_back: { by: marcus, at: until, word: 'Which day did you call?' },
    }),
    buildSummary({
      id: '4',
      place: { ...perry, id: '01023', name: 'Choctaw County' },
      state: 'done',
      filled: { by: marcus, at: new Date().toISOString(), answers: 2 },
      can: { ...noDeed, look: true },
    }),
    buildSummary({ id: '5', state: 'taken', taken: { by: me, until } }),
  ])
  await textOf(row('Dallas County')).toMatch(/by you until \d+:\d\d [AP]M/)
  await expect.element(row('Dallas County').getByRole('link', { name: 'Go on with Dallas County' })).toBeVisible()
  await textOf(row('Perry County')).toContain('to you by Marcus Hill: “Which day did you call?”')
  await expect.element(row('Choctaw County').getByRole('link', { name: 'Look at Choctaw County' })).toBeVisible()
  await textOf(row('Choctaw County')).toContain('filled by Marcus Hill today')
  await expect
    .element(row('Sumter County').getByRole('button', { name: 'Taken Sumter County' }))
    .toHaveAttribute('aria-disabled')
  await expect.element(row('Hale County').getByRole('button', { name: 'Take Hale County' })).toBeVisible()
  const names = page.getByRole('list', { name: 'Tasks' }).getByRole('heading').elements()
  expect(names.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Dallas County', 'Perry County'])
  await page.getByRole('button', { name: /^Mine/ }).click()
  await expect.element(row('Hale County')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Go on with Dallas County' }).first()).toBeVisible()
})

test('a task that somebody took a moment before is not taken twice', async () => {
  const sent = showDrive(buildDrive())
  await page.getByRole('button', { name: 'Take the next task' }).click()
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^POST .*\/take$/)])
  await expect.element(page.getByRole('button', { name: 'Take the next task' })).toBeVisible()
})

test('the next task is one in hand, one that was sent back, and then the first that is free', () => {
  const free = buildSummary({ id: 'free' })
  const back = buildSummary({ id: 'back', state: 'sent_back', filled: { by: me, at: until, answers: 1 } })
  const mine = buildSummary({ id: 'mine', state: 'taken', taken: { by: me, until } })
  const taken = buildSummary({ id: 'held', state: 'taken', taken: { by: marcus, until }, can: noDeed })
  expect(nextTask([taken, free, back, mine])?.id).toBe('mine')
  expect(nextTask([taken, free, back])?.id).toBe('back')
  expect(nextTask([taken, free])?.id).toBe('free')
  expect(nextTask([taken])).toBeUndefined()
})

test.for([
  [403, 'This drive belongs to another organization'],
  [404, 'No such drive'],
] as const)('a drive that is not theirs (%i) says so', async ([status, title]) => {
  showDrive(status)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your drives' })).toBeVisible()
})

test('a drive without a second look, and one that has ended, say so', async () => {
  showDrive(buildDrive({ second_look: false, ended_at: '2026-11-20T15:00:00.000Z', can_fill: false }))
  await expect.element(page.getByText(/^What is sent here is published at once/)).toBeVisible()
  await expect.element(page.getByText('This drive ended on 11-20-2026. What it brought stays.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take the next task' })).not.toBeInTheDocument()
})

test('whoever is not in the organization of a drive is told who fills it in, and is offered no task', async () => {
  showDrive(buildDrive({ can_fill: false, can_change: true }), [buildSummary({ can: noDeed })])
  await expect.element(page.getByText(/^People of Delta Civic Voices fill it in\. To do so yourself/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Dallas County' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Take/ })).not.toBeInTheDocument()
})
