import * as z from 'zod/mini'
import { defineJob } from '#jobs/define-job.ts'

/**
 * Three tries that fail are the end (jobs.ts); the others are for processes that end or die meanwhile.
 * Half a million officials with every column take minutes, not hours.
 */
export const writeExportJob = defineJob('write-export', {
  payload: z.object({ exportId: z.string() }),
  retries: { times: 7, firstPauseSeconds: 1, longestPauseSeconds: 10 },
  expireSeconds: 1_800,
  atOnce: 2,
})
