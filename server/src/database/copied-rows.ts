import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Schema } from '#database/schema.ts'

/** A row as COPY writes it: its values with a tab between them and a line feed after the last. It holds for this call. */
type HearRow = (row: Uint8Array) => void

/** In the place of a statement's parameters, which COPY takes none of. */
class RowReceiver {
  readonly hear: HearRow

  constructor(hear: HearRow) {
    this.hear = hear
  }
}

/** A query that answers rows, handed over as the bytes that come from the database: no text is made of any value. */
export async function copyRows(database: Kysely<Schema>, query: RawBuilder<unknown>, hear: HearRow): Promise<void> {
  const { sql: text, parameters } = query.compile(database)
  if (parameters.length > 0) throw new Error('A query whose rows are copied takes no parameters')
  await database.executeQuery(CompiledQuery.raw(`copy (${text}) to stdout`, [new RowReceiver(hear)]))
}

/** A connection that hands over the rows that are copied; the driver would drop them. */
export class CopyingClient extends pg.Client {
  override query(...parameters: never[]): never {
    const [text, values]: readonly unknown[] = parameters
    const receiver: unknown = Array.isArray(values) ? values[0] : undefined
    const query = super.query.bind(this) as (...args: readonly unknown[]) => never
    if (!(receiver instanceof RowReceiver)) return query(...parameters)
    return new Promise((resolve, reject) =>
      query(new CopyQuery(text as string, receiver.hear, resolve, reject)),
    ) as never
  }
}

class CopyQuery extends pg.Query {
  readonly #hear: HearRow
  #failure: { readonly error: unknown } | undefined

  constructor(text: string, hear: HearRow, resolve: (result: unknown) => void, reject: (error: unknown) => void) {
    super(text, (error, result) => {
      const failure = error ? { error } : this.#failure
      if (failure) reject(failure.error)
      else resolve(result)
    })
    this.#hear = hear
  }

  /** The driver calls it for each row, though its types do not say so. Nothing would catch an error thrown here. */
  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    if (this.#failure) return
    try {
      this.#hear(chunk)
    } catch (error) {
      this.#failure = { error }
    }
  }
}
