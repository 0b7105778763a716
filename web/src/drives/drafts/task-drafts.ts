import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import { type UnsentTask, unsentTasksSchema } from '@atlas/contract/endpoints/drives/unsent.ts'
import type { ApiProblem } from '#shared/api/api-problem.ts'
import { newId } from '#shared/api/new-id.ts'
import { createWaitingStore } from '#shared/api/waiting-store.ts'

/** What is filled in of tasks, on this device until the server has taken it whole. */
export const taskDrafts = createWaitingStore<UnsentTask>({
  thing: 'task drafts',
  read: (stored) => unsentTasksSchema.safeParse(stored).data,
})

export type TaskAbout = Pick<UnsentTask, 'task_id' | 'drive_id' | 'about'>

export function draftOf(drafts: readonly UnsentTask[], taskId: string): UnsentTask | undefined {
  return drafts.find(({ task_id: id }) => id === taskId)
}

/** Keeps the answers as they are typed; what was refused before is typed anew. */
export function keepDraft(userId: string, about: TaskAbout, answers: Answers): void {
  const draft = {
    ...about,
    answers,
    changed_at: new Date().toISOString(),
    is_kept: false,
    client_id: null,
    refused: null,
  }
  taskDrafts.change(userId, (held) => [...held.filter(({ task_id: id }) => id !== about.task_id), draft])
}

/** From now on it waits to be sent, and is sent once, however often that is tried. */
export function sendDraft(userId: string, about: TaskAbout, answers: Answers): void {
  keepDraft(userId, about, answers)
  changeDraft(userId, about.task_id, { client_id: newId() })
}

/** Back to a draft: it is not sent after all. */
export function holdDraft(userId: string, taskId: string): void {
  changeDraft(userId, taskId, { client_id: null, refused: null })
}

export function forgetDraft(userId: string, taskId: string): void {
  taskDrafts.change(userId, (held) => held.filter(({ task_id: id }) => id !== taskId))
}

/** The server keeps it as well; what was typed meanwhile it does not. */
export function draftWasKept(userId: string, kept: UnsentTask): void {
  const current = draftOf(taskDrafts.of(userId), kept.task_id)
  if (current?.changed_at === kept.changed_at) changeDraft(userId, kept.task_id, { is_kept: true })
}

/** It is a draft again, to be looked at by whoever filled it in, and is not sent again by itself. */
export function draftWasRefused(userId: string, taskId: string, { detail, errors, type }: ApiProblem): void {
  changeDraft(userId, taskId, { client_id: null, refused: { detail, errors: [...errors], type } })
}

function changeDraft(userId: string, taskId: string, changes: Partial<UnsentTask>): void {
  taskDrafts.change(userId, (held) => held.map((each) => (each.task_id === taskId ? { ...each, ...changes } : each)))
}
