import * as z from 'zod/mini'
import { defineJob } from '#jobs/define-job.ts'

const day = 24 * 60 * 60

// A mail server may be away for three days. A person waits for the mail, so the pauses stay short at first:
// the first eight together take less than the two longest.
const longestPauseSeconds = 30 * 60
const shortPauses = 8
const retries = { times: (3 * day) / longestPauseSeconds + shortPauses, firstPauseSeconds: 15, longestPauseSeconds }

/** The mail itself waits in its table: what is in a queue is copied and kept. */
export const sendMail = defineJob('send-mail', {
  payload: z.object({ mailId: z.uuid() }),
  retries,
  expireSeconds: 120,
  atOnce: 2,
})
