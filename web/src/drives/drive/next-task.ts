import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'

export function isMine({ taken }: TaskSummary): boolean {
  return taken?.by?.is_me === true
}

export function isSentBackToMe({ state, filled }: TaskSummary): boolean {
  return state === 'sent_back' && filled?.by?.is_me === true
}

/** What somebody goes on with: a task they have, one that was sent back to them, else the first that is free. */
export function nextTask(tasks: readonly TaskSummary[]): TaskSummary | undefined {
  const free = tasks.filter(({ can }) => can.take)
  return tasks.find(isMine) ?? free.find(isSentBackToMe) ?? free.find(({ state }) => state === 'open') ?? free[0]
}
