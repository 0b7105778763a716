import { answerInThread } from '#database/answer-in-thread.ts'
import { publishTask } from '#features/drives/publish/publish-task.ts'
import { systemClock as clock } from '#platform/clock.ts'

answerInThread(async (database, taskId: string) => {
  await publishTask({ database, clock }, taskId)
  return null
})
