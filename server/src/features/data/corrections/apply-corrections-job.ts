import * as z from 'zod/mini'
import { defineJob } from '#jobs/define-job.ts'

/** What `applyCorrections` does in the background. */
export const applyCorrectionsJob = defineJob('lay-corrections', {
  payload: z.object({ correctionIds: z.array(z.string()).check(z.minLength(1)), by: z.string() }),
  retries: { times: 7, firstPauseSeconds: 1, longestPauseSeconds: 10 },
  expireSeconds: 3_600,
})
