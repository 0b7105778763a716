import * as z from 'zod/mini'
import { defineJob } from '#jobs/define-job.ts'

/** Runs `publishTask` in the background. */
export const publishTaskJob = defineJob('publish-task', {
  payload: z.object({ taskId: z.string() }),
  retries: { times: 7, firstPauseSeconds: 1, longestPauseSeconds: 10 },
  expireSeconds: 3_600,
})
