import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { keepTaskDraft, submitTask, type Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { UnsentTask } from '@atlas/contract/endpoints/drives/unsent.ts'
import type { QueryClient } from '@tanstack/react-query'
import { draftWasKept, draftWasRefused, forgetDraft, taskDrafts } from '#drives/drafts/task-drafts.ts'
import { refetchDrives, taskQuery } from '#drives/frame/queries.ts'
import { call } from '#shared/api/call.ts'
import { finalRefusal, laterAfter, type Sender, type Sent } from '#shared/api/send-later.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { counted } from '#shared/ui/text/counted.ts'

const tryAgainMilliseconds = 20_000
/** Who types is left alone for so long before the server keeps the draft too. */
const pauseMilliseconds = 2_000

let stop: (() => void) | null = null
/** Ends when nothing is on its way: a sender that begins meanwhile would send the same once more. */
let underWay: Promise<void> = Promise.resolve()

/**
 * Sends the tasks that wait in this browser as soon as they can be sent, and lets the server keep drafts, so that they
 * are there on another device. There is one sender a page: the next takes the place of the one before.
 */
export function startSendingDrafts(user: Me, client: QueryClient): void {
  stop?.()
  const sender = { user, client }
  let pause: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    underWay = underWay.then(async () => await sendAll(sender))
  }
  const sendSoon = () => {
    clearTimeout(pause)
    const isSent = taskDrafts.of(user.id).some(({ client_id: id }) => id !== null)
    if (isSent) send()
    else pause = setTimeout(send, pauseMilliseconds)
  }
  const unlisten = taskDrafts.listen(sendSoon)
  const ended = new AbortController()
  for (const event of ['online', 'focus']) window.addEventListener(event, send, { signal: ended.signal })
  const timer = setInterval(send, tryAgainMilliseconds)
  stop = () => {
    unlisten()
    ended.abort()
    clearInterval(timer)
    clearTimeout(pause)
  }
  send()
}

/** One after the other; a task that cannot be sent now holds up no other one. */
async function sendAll(sender: Sender): Promise<void> {
  const { user, client } = sender
  const due = taskDrafts.of(user.id).filter(({ client_id: id, is_kept: isKept }) => id !== null || !isKept)
  for (const draft of due) {
    // What one person filled in is not sent as another's who has signed in meanwhile.
    if (client.getQueryData(sessionQuery.queryKey)?.id !== user.id) return
    const sent = draft.client_id === null ? await keep(sender, draft) : await submit(sender, draft, draft.client_id)
    if (sent === 'no signal') return
  }
}

async function keep({ user }: Sender, draft: UnsentTask): Promise<Sent> {
  try {
    await call(keepTaskDraft, { params: { id: draft.task_id }, body: { answers: draft.answers } })
    draftWasKept(user.id, draft)
    return 'answered'
  } catch (error) {
    // The draft is on this device, and what is wrong with it is said when it is sent.
    if (!finalRefusal(error)) return laterAfter(error)
    draftWasKept(user.id, draft)
    return 'answered'
  }
}

async function submit({ user, client }: Sender, draft: UnsentTask, clientId: string): Promise<Sent> {
  const { task_id: id, about, answers } = draft
  try {
    const task = await call(submitTask, { params: { id }, body: { client_id: clientId, answers } })
    forgetDraft(user.id, id)
    await showTask(client, task)
    showToast('success', 'Sent', sentText(task))
    return 'answered'
  } catch (error) {
    const refusal = finalRefusal(error)
    if (!refusal) return laterAfter(error)
    draftWasRefused(user.id, id, refusal)
    showToast('error', `${about} was not taken`, `${refusal.detail} Your draft is kept.`)
    await refetchDrives(client)
    return 'answered'
  }
}

async function showTask(client: QueryClient, task: Task): Promise<void> {
  await showChange(client, taskQuery(task.id), () => task)
  await refetchDrives(client)
}

/** "6 answers wait for a second look; 3 stay open." */
function sentText({ filled, left, drive }: Pick<Task, 'filled' | 'left' | 'drive'>): string {
  const open = left.reduce((sum, { count }) => sum + count, 0)
  const answers = filled?.answers ?? 0
  const sent = drive.second_look
    ? counted(answers, 'answer waits for a second look', 'answers wait for a second look')
    : counted(answers, 'answer is being published', 'answers are being published')
  return open === 0 ? `${sent}.` : `${sent}; ${open} ${open === 1 ? 'stays' : 'stay'} open.`
}
