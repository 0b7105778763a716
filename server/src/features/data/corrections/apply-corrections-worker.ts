import { answerInThread } from '#database/answer-in-thread.ts'
import { type DecidedTogether, applyCorrections } from '#features/data/corrections/apply-corrections.ts'
import { systemClock as clock } from '#platform/clock.ts'

answerInThread(async (database, decided: DecidedTogether) => {
  await applyCorrections({ database, clock }, decided)
  return null
})
