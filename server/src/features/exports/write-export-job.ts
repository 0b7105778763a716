import * as z from 'zod/mini'
import { defineJob } from '#jobs/define-job.ts'

/** Three tries in all; half a million officials with every column take minutes, not hours. */
export const writeExportJob = defineJob('write-export', {
  payload: z.object({ exportId: z.string() }),
  retries: { times: 2, firstPauseSeconds: 1, longestPauseSeconds: 10 },
  expireSeconds: 1_800,
  atOnce: 2,
})
