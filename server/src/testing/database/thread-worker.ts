import { getPriority } from 'node:os'
import type { Database } from '#database/connect.ts'
import { workInThread } from '#database/work-in-thread.ts'

type Report = (step: string) => void

const actions = {
  count: async (database: Database, tell: Report) => {
    tell('counting')
    const { length } = await database.selectFrom('office').select('id').execute()
    return length
  },
  fail: () => Promise.reject(new Error('It cannot be done')),
  die: () => process.exit(3),
  fill: () => {
    const buffers: number[][] = []
    for (;;) buffers.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5))
  },
  hang: async (database: Database, tell: Report) =>
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('office').values({ id: 'x', type: 'Other', name: 'X' }).execute()
      tell('half')
      return await new Promise<never>(() => undefined)
    }),
  rank: () => Promise.resolve(getPriority()),
  write: async () => {
    process.stdout.write('beside the log\n')
    return await Promise.resolve(0)
  },
}

await workInThread(async (database, deed: keyof typeof actions, tell) => await actions[deed](database, tell))
