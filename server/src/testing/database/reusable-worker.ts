import { sql } from 'kysely'
import { answerInThread } from '#database/answer-in-thread.ts'

let questions = 0

answerInThread(async (database, question: 'count' | 'fail' | 'end' | 'wait') => {
  questions++
  if (question === 'fail') throw new Error('It was asked to fail')
  if (question === 'end') process.exit(3)
  if (question === 'wait') await new Promise(() => undefined)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database)
  return `${questions} ${rows[0]?.one}`
})
