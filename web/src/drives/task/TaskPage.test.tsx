import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetDraft, keepDraft, taskDrafts } from '#drives/drafts/task-drafts.ts'
import { noAnswers } from '#drives/form/answers.ts'
import { TaskPage } from '#drives/task/TaskPage.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { buildTakenTask, buildTask, buildTaskSeat, driveId, marcus, me, taskId } from '#testing/drives.ts'
import { renee } from '#testing/me.ts'
import { show } from '#testing/show.tsx'

interface Sent {
  readonly method: string
  readonly url: string
  readonly body: unknown
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  forgetDraft(renee.id, taskId)
  vi.unstubAllGlobals()
})

/** The page of a task; `submit` answers what is sent. */
function showTask(task: Task, submit: () => Promise<Response> | Response = () => Response.json(task)) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json(renee)
    if (url.endsWith('/drives')) return Response.json({ values: [], to_look_at: 0, sent_back: [], is_mailed: true })
    if (method === 'GET') return Response.json(task)
    sent.push({ method, url, body: body ? JSON.parse(String(body)) : null })
    if (url.endsWith('/draft')) return Response.json({ saved_at: new Date().toISOString() })
    return url.endsWith('/submit') ? await submit() : Response.json(task)
  })
  show(
    <>
      <TaskPage />
      <Toasts />
    </>,
    `/fill/task/${taskId}`,
    '/fill/task/$id',
  )
  return sent
}

const part = (name: string) => page.getByRole('region', { name, exact: true })
const send = page.getByRole('button', { name: 'Send to be looked at' })
/** A message of the test before may still lie over the button. */
async function pressSend(): Promise<void> {
  await expect.element(send).toBeVisible()
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

const stored = () => taskDrafts.of(renee.id).map(({ answers }) => answers)

async function answerByCall(): Promise<void> {
  await page.getByRole('radio', { name: 'A call' }).first().click()
}

test('the form names the seats by law with what is on file, what is wanted, and whom to call', async () => {
  showTask(buildTakenTask())
  await expect.element(page.getByRole('heading', { name: 'Fill in Dallas County, Alabama' })).toBeVisible()
  await expect.element(page.getByText('3 seats by law, 1 on file. Wanted: 2 holders, 1 office line.')).toBeVisible()
  await expect.element(page.getByText(/^This task is yours until \d+:\d\d [AP]M\. Nobody else/)).toBeVisible()
  await expect.element(page.getByText('0 of 3 wanted answers given')).toBeVisible()
  await expect.element(part('County Commissioner, District 1').getByText(/On file: Vivian Rogers/)).toBeVisible()
  await expect
    .element(part('Sheriff’s office').getByText(/\(334\) 874-2530, listed in 2009, may have changed/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: '(334) 874-2500' })).toHaveAttribute('href', 'tel:+13348742500')
})

test('holders of an office stand in one line, with no blank before a comma', async () => {
  const holders = buildTask().seats.flatMap((seat) => seat.holders)
  const held = { office: 'County Commissioner', open: 0, holders_wanted: 0, holders }
  const seats = ['1', '2'].map((district) => buildTaskSeat({ ...held, id: district, district }))
  showTask(buildTakenTask({ seats }))
  const row = part('County Commissioner, Districts 1 to 2')
  await expect.poll(() => row.query()?.textContent).toContain('On file: Vivian Rogers, Vivian Rogers')
})

test('one source for all, and each answer, is sent once with an id of its own', async () => {
  const done = buildTask({
    state: 'done',
    filled: { by: me, at: '2026-11-26T15:41:00.000Z', answers: 3 },
    left: [],
    can: { take: false, look: false, release: false, undo: false },
  })
  const sent = showTask(buildTakenTask(), () => Response.json(done))
  await answerByCall()
  await expect.element(page.getByLabelText('Office you spoke with')).toHaveValue('Probate judge’s office')
  await part('County Commissioner, District 5').getByLabelText('Name').fill('Loretta Hayes Whitfield')
  await part('Tax Assessor')
    .getByRole('button', { name: /^Could not find out/ })
    .click()
  await part('Tax Assessor').getByRole('radio', { name: 'No answer' }).click()
  await part('Sheriff’s office').getByRole('button', { name: 'The number on file is right' }).click()
  await expect.element(page.getByText('3 of 3 wanted answers given')).toBeVisible()
  await pressSend()
  await expect.element(page.getByText('3 answers wait for a second look.')).toBeVisible()
  const [submitted, ...others] = sent.filter(({ url }) => url.endsWith('/submit'))
  expect(others).toEqual([])
  expect(submitted?.body).toMatchObject({
    client_id: expect.stringMatching(/^[\da-f-]{36}$/),
    answers: {
      source: { kind: 'call', office: 'Probate judge’s office' },
      seats: [
        { id: 'Commissioner 5', people: [{ name: 'Loretta Hayes Whitfield', follows: null }] },
        { id: 'Tax Assessor', people: [], not_found: { reason: 'no_answer' } },
      ],
      lines: [{ id: 'Sheriff', still_right: true }],
    },
  })
  expect(stored()).toEqual([])
})

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(isIt: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses++) {
    await userEvent.keyboard('{Tab}')
    if (document.activeElement && isIt(document.activeElement)) return
  }
  throw new Error('Tab never comes there')
}
const mostTabs = 100

test('a task is filled in and sent by the keyboard alone', { timeout: 60_000 }, async () => {
  const done = buildTask({
    state: 'done',
    filled: { by: me, at: '2026-11-26T15:41:00.000Z', answers: 2 },
    can: { take: false, look: false, release: false, undo: false },
  })
  const sent = showTask(buildTakenTask(), () => Response.json(done))
  await expect.element(page.getByText('0 of 3 wanted answers given')).toBeVisible()
  const labeled = (name: string) => (element: Element) =>
    element instanceof HTMLInputElement && element.labels?.[0]?.textContent === name
  await tabTo((element) => element instanceof HTMLInputElement && element.type === 'radio')
  await userEvent.keyboard(' ')
  for (const name of ['Ola Fay Sproul', 'Larry King']) {
    await tabTo(labeled('Name'))
    await userEvent.keyboard(name)
  }
  await expect.element(page.getByText('2 of 3 wanted answers given')).toBeVisible()
  await tabTo(({ textContent }) => textContent === 'Send to be looked at')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^2 answers wait for a second look/)).toBeVisible()
  const { body } = sent.find(({ url }) => url.endsWith('/submit')) ?? {}
  const people = (name: string) => expect.objectContaining({ people: [expect.objectContaining({ name })] })
  expect(body).toMatchObject({
    answers: { source: { kind: 'call' }, seats: [people('Ola Fay Sproul'), people('Larry King')] },
  })
})

test('what is typed is on this device at once, and is there again when the page is opened anew', async () => {
  showTask(buildTakenTask())
  await part('Tax Assessor').getByLabelText('Name').fill('Ada Bird')
  await expect.element(page.getByText(/^Draft kept on this device, \d+:\d\d [AP]M$/)).toBeVisible()
  expect(stored()).toMatchObject([{ seats: [{ id: 'Tax Assessor', people: [{ name: 'Ada Bird' }] }] }])
  document.body.replaceChildren()
  showTask(buildTakenTask())
  await expect.element(part('Tax Assessor').getByLabelText('Name')).toHaveValue('Ada Bird')
})

test('a draft of another device is gone on with, and what was sent back too', async () => {
  const answers: Answers = {
    ...noAnswers,
    lines: [{ id: 'Sheriff', phone: '334-555-0140', email: '', still_right: false, not_found: null, source: null }],
  }
  showTask(buildTakenTask({ draft: { answers, saved_at: '2026-11-26T15:41:00.000Z' } }))
  await expect.element(part('Sheriff’s office').getByLabelText('Office phone')).toHaveValue('334-555-0140')
})

test('without a signal a task waits, says so, and is sent when the signal is back', async () => {
  let hasSignal = false
  const sent = showTask(buildTakenTask(), () => {
    if (!hasSignal) throw new TypeError('Failed to fetch')
    return Response.json(buildTask({ state: 'done', filled: { by: me, at: '2026-11-26T15:41:00.000Z', answers: 1 } }))
  })
  await answerByCall()
  await part('Tax Assessor').getByLabelText('Name').fill('Ada Bird')
  await pressSend()
  await expect.element(page.getByText('Waits for a signal. It is sent as soon as the atlas answers.')).toBeVisible()
  await expect.element(part('Tax Assessor').getByLabelText('Name')).toBeDisabled()
  hasSignal = true
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('1 answer waits for a second look; 3 stay open.')).toBeVisible()
  const ids = sent
    .filter(({ url }) => url.endsWith('/submit'))
    .map(({ body }) => (body as { client_id: string }).client_id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('what the server refuses is said beside its field, and the draft is kept', async () => {
  const problem = {
    type: 'invalid',
    title: 'Not valid',
    status: 422,
    detail: 'One answer needs another look.',
    instance: '1',
    errors: [{ path: 'answers.lines.0.phone', message: 'This looks like a home. Only offices are kept.' }],
  }
  showTask(buildTakenTask(), () => Response.json(problem, { status: 422 }))
  await answerByCall()
  const phone = part('Sheriff’s office').getByLabelText('Office phone')
  await phone.fill('334-555-0140')
  await pressSend()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('This looks like a home. Only offices are kept.')).toBeVisible()
  await expect.element(page.getByText(/^Not sent\. One answer needs another look\. Your draft is kept/)).toBeVisible()
  await phone.fill('334-555-0141')
  await expect.element(phone).not.toHaveAttribute('aria-invalid')
})

test('answers without a source are not sent, and the way to it is led', async () => {
  const sent = showTask(buildTakenTask())
  await part('Tax Assessor').getByLabelText('Name').fill('Ada Bird')
  await pressSend()
  await expect.element(page.getByText('Say where your answers come from.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'A call' }).first()).toHaveFocus()
  expect(sent.filter(({ url }) => url.endsWith('/submit'))).toEqual([])
})

test('a phone number that is too short is told as soon as its field is left', async () => {
  showTask(buildTakenTask())
  const phone = part('Sheriff’s office').getByLabelText('Office phone')
  await phone.fill('334 555 01')
  await part('Tax Assessor').getByLabelText('Name').click()
  await expect.element(page.getByText('A phone number has ten digits; this one has eight.')).toBeVisible()
})

test('ethnicity and gender begin as not known, carry why, and ask how they are known', async () => {
  const task = buildTakenTask()
  const seats = task.seats.map((seat) =>
    seat.id === 'Tax Assessor' ? { ...seat, wanted: ['ethnicity' as const] } : seat,
  )
  showTask({ ...task, seats })
  const seat = part('Tax Assessor')
  await expect.element(seat.getByLabelText('Ethnicity', { exact: true })).toHaveValue('')
  await expect
    .element(
      seat.getByText('Only if the person said so, or a source states it. Never from a name, a picture or a voice.'),
    )
    .toBeVisible()
  await seat.getByLabelText('Ethnicity', { exact: true }).selectOptions('African-American')
  await expect.element(seat.getByRole('radio', { name: 'The person said so' })).not.toBeChecked()
})

test('a task that somebody else has taken says until when, and keeps the draft of whoever lost it', async () => {
  keepDraft(renee.id, { task_id: taskId, drive_id: driveId, about: 'Dallas County' }, noAnswers)
  const until = new Date(Date.now() + 60 * 60_000).toISOString()
  showTask(
    buildTask({
      state: 'taken',
      taken: { by: marcus, until },
      can: { take: false, look: false, release: false, undo: false },
    }),
  )
  await expect.element(page.getByText(/^Held by Marcus Hill until \d+:\d\d [AP]M/)).toBeVisible()
  await expect.element(page.getByText('Your two hours are over and Marcus Hill has taken the task.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy my draft' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take it over' })).not.toBeInTheDocument()
})

test('a lock that is nearly over is kept with one press', async () => {
  const until = new Date(Date.now() + 5 * 60_000 - 1_000).toISOString()
  const sent = showTask(buildTakenTask({ taken: { by: me, until } }))
  await expect.element(page.getByText('Yours for 5 more minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it 2 hours more' }).click()
  await expect.poll(() => sent.map(({ url }) => url)).toContainEqual(expect.stringMatching(/\/take$/))
})

test('whoever is not in the organization of a task is told who fills it in, and is not asked to take it', async () => {
  showTask(buildTask({ can: { take: false, look: false, release: true, undo: true } }))
  await expect
    .element(page.getByText(/^3 answers are wanted\. People of Delta Civic Voices fill it in\./))
    .toBeVisible()
  await expect.element(page.getByText(/Take the task/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Take this task' })).not.toBeInTheDocument()
})
