import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { noAnswers } from '#drives/form/answers.ts'
import { LookPage } from '#drives/look/LookPage.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { buildTask, marcus, me, taskId } from '#testing/drives.ts'
import { renee } from '#testing/me.ts'
import { pressDisabled } from '#testing/press-disabled.ts'
import { show } from '#testing/show.tsx'

const nothing = { people: [], still_right: false, not_found: null, source: null }
const person = { since: '', follows: null, ethnicity: '', gender: '', stated_by: null, party: '' } as const
const answers: Answers = {
  ...noAnswers,
  source: { kind: 'call', day: '2026-11-25', office: 'probate judge’s office' },
  seats: [
    { ...nothing, id: 'Commissioner 5', people: [{ ...person, name: 'Otis Renfroe' }] },
    { ...nothing, id: 'Tax Assessor', not_found: { reason: 'no_answer', note: '' } },
  ],
  lines: [
    {
      id: 'Sheriff',
      phone: '334-555-0127',
      email: '',
      still_right: false,
      not_found: null,
      source: { kind: 'web', address: 'https://dallas.example/sheriff', day: '2026-11-24' },
    },
  ],
}
const done: Partial<Task> = {
  state: 'done',
  answers,
  filled: { by: marcus, at: '2026-11-25T21:20:00.000Z', answers: 3 },
  can: { take: false, look: true, release: false, undo: false },
}

const textOf = (part: Locator) => expect.poll(() => part.query()?.textContent ?? '')

afterEach(() => vi.unstubAllGlobals())

function showLook(more: Partial<Task> = done) {
  const task = buildTask(more)
  const sent: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json(renee)
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(String(body)) })
      return Response.json(task)
    }
    if (url.includes('/tasks?')) return Response.json({ values: [] })
    if (url.endsWith('/drives')) return Response.json({ values: [], to_look_at: 1, sent_back: [], is_mailed: true })
    return Response.json(task)
  })
  show(
    <>
      <LookPage />
      <Toasts />
    </>,
    `/fill/look/${taskId}`,
    '/fill/look/$id',
  )
  return sent
}

const row = (name: string) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('listitem').filter({ hasText: name })

test('each answer stands beside what is on file, with its source, and all are accepted with one press', async () => {
  const sent = showLook()
  await expect.element(page.getByText(/^Filled in by Marcus Hill on 11-25-2026/)).toBeVisible()
  await textOf(row('District 5')).toContain('before Not on file, now Otis Renfroe')
  await textOf(row('District 5')).toContain('Call on 11-25-2026 with probate judge’s office')
  await textOf(row('Sheriff’s office')).toContain('before (334) 874-2530, now (334) 555-0127')
  await textOf(row('Sheriff’s office')).toContain('dallas.example/sheriff, looked up 11-24-2026')
  await textOf(row('Tax Assessor')).toContain('Could not find out: no answer')
  await page.getByRole('button', { name: 'Accept all 3' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toMatchObject([
    { url: expect.stringMatching(/\/accept$/), body: { changes: { answers, conflicts: [] } } },
  ])
})

test('an answer is changed, another left open, and the others are accepted', async () => {
  const sent = showLook()
  await row('District 5')
    .getByRole('button', { name: /^Change/ })
    .click()
  await row('District 5').getByRole('textbox').fill('Otis L. Renfroe')
  await row('District 5').getByRole('button', { name: 'Take this' }).click()
  await row('Sheriff’s office')
    .getByRole('button', { name: /^Leave it open/ })
    .click()
  await textOf(row('Sheriff’s office')).toContain('Left open')
  await page.getByRole('button', { name: 'Accept the other 1' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({
    changes: {
      answers: {
        seats: [{ id: 'Commissioner 5', people: [{ name: 'Otis L. Renfroe' }] }, { id: 'Tax Assessor' }],
        lines: [],
      },
    },
  })
})

test('two for one seat are decided before anything is accepted', async () => {
  const sent = showLook({
    ...done,
    conflicts: [
      {
        id: 'Commissioner 5',
        name: 'Otis Renfroe',
        holder: { official_id: 77, name: 'Ora Lee Renfroe', standing: null },
        by: { id: '2', name: 'Keisha Tolliver', is_me: false },
        at: '2026-11-25T19:05:00.000Z',
        source: 'County web page',
      },
    ],
  })
  await expect.element(page.getByText(/^Somebody was first\. Keisha Tolliver’s answer “Ora Lee Renfroe”/)).toBeVisible()
  await pressDisabled(page.getByRole('button', { name: 'Accept all 3' }))
  await expect.element(page.getByText('Decide first between Ora Lee Renfroe and Otis Renfroe.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Take Otis Renfroe instead' }).click()
  await page.getByRole('button', { name: 'Accept all 3' }).click()
  await expect.poll(() => sent.length).toBe(1)
  const decision = { id: 'Commissioner 5', name: 'Otis Renfroe', official_id: 77, decision: 'take' }
  expect(sent[0]?.body).toMatchObject({ changes: { conflicts: [decision] } })
})

test('what goes back needs a word', async () => {
  const sent = showLook()
  await page.getByRole('button', { name: 'Send back …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send it back to Marcus Hill?' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect.element(dialog.getByText('Say what is to be done, in a word or two.')).toBeVisible()
  await dialog.getByLabelText('What is to be done?').fill('Which day did you call?')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect.poll(() => sent).toMatchObject([{ body: { word: 'Which day did you call?' } }])
})

test('nobody looks at what they filled in themselves', async () => {
  showLook({
    ...done,
    filled: { by: me, at: '2026-11-25T21:20:00.000Z', answers: 3 },
    can: { take: false, look: false, release: false, undo: false },
  })
  await expect.element(page.getByText('You filled this in. Somebody else looks at it.')).toBeVisible()
})
