import * as z from 'zod/mini'
import { defineJob } from '#jobs/define-job.ts'

/** Three tries that fail are the end (try-import.ts); the others are for processes that end or die meanwhile. */
export const importRequestJob = defineJob('import-request', {
  payload: z.object({ requestId: z.string() }),
  retries: { times: 7, firstPauseSeconds: 1, longestPauseSeconds: 10 },
  expireSeconds: 3_600,
})
