import { CompiledQuery } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database } from '#database/connect.ts'

/** The queue's statements as part of a transaction of ours. */
export function inTransaction(transaction: Database): Db {
  return { executeSql: async (text, values = []) => await transaction.executeQuery(CompiledQuery.raw(text, values)) }
}

/** The queue's statements on any free connection. */
export function onAnyConnection(database: Database): Db {
  return {
    executeSql: async (text, values = []) =>
      await database.connection().execute(async (connection) => {
        try {
          return await connection.executeQuery(CompiledQuery.raw(text, values))
        } catch (error) {
          // Some texts are whole transactions, BEGIN and COMMIT included: one that fails half way would
          // leave its connection in a broken transaction, and everybody else of the embedded database waiting.
          await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
          throw error
        }
      }),
  }
}
