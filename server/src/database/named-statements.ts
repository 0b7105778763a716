import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import { CopyingClient } from '#database/copied-rows.ts'
import type { Schema } from '#database/schema.ts'

type Database = Kysely<Schema>

/** text of a statement → the name under which each connection to PostgreSQL has it parsed and planned */
const names = new Map<string, string>()

/**
 * A statement that comes with nearly every request. It is put together once; PostgreSQL parses it once a connection
 * instead of each time, because it has a name. The parameters are given in the order in which they stand in the text.
 *
 * It names the columns that it reads: one with `*` would fail on connections that know it from before a migration.
 */
export function namedStatement<Row>(name: string, build: (database: Database) => Compilable<Row>) {
  let text: string | undefined
  return async (database: Database, parameters: readonly unknown[]): Promise<Row[]> => {
    text ??= build(database).compile().sql
    names.set(text, name)
    const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))
    return rows
  }
}

/**
 * A connection to PostgreSQL that gives named statements their name. The embedded database has one session behind all
 * its connections, in which each name could be taken once: there nothing has a name.
 */
export class NamingClient extends CopyingClient {
  override query(...args: never[]): never {
    const [text, values]: readonly unknown[] = args
    const name = typeof text === 'string' ? names.get(text) : undefined
    const send = super.query.bind(this) as (...parameters: readonly unknown[]) => never
    return name ? send({ name, text, values }) : send(...args)
  }
}
