import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Migration {
  readonly name: string
  readonly sql: string
}

/** Every migration, in the order of the numbers before their names. One that has landed is never changed; a new file is the next. */
export const migrations: readonly Migration[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => /^\d{4}_\w+\.ts$/.test(file))
    .sort()
    .map(async (file) => {
      const { sql } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as Pick<Migration, 'sql'>
      return { name: file.slice(0, -'.ts'.length), sql }
    }),
)
