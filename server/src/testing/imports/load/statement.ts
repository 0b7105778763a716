import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/connect.ts'

/** The database as an import sees it whose statements are listened to: `hear` is told each just before it runs. */
export function listenedTo(database: Database, hear: (statement: string) => void): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      hear(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return database.withPlugin(plugin)
}

/** Where the database is written to, from the first row of officials to the last statement before the end. */
export const momentsOfWriting = [
  ['officials are written and their figures are not', /insert into.*jurisdiction_fact/],
  ['everything is written but what it changed of whom', /InsertQueryNode.*import_run/],
  ['what it changed is half written', /insert into official_change.*'came_back'/],
] as const
