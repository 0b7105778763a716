import { setImmediate as othersTurn } from 'node:timers/promises'
import { type Expression, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { TextTable } from '#search/text-table.ts'

// Two characters that nobody writes. Where a value holds the first, people see a blank.
const separator = 1
const unknown = 2

/** Some rows column by column: each value as the database writes it, and unknown ones as one character. */
export interface ColumnBatch<Column extends string> {
  readonly count: number
  readonly columns: Readonly<Record<Column, TextTable>>
}

/**
 * Rows as long texts, one a column, which the database puts together: half a million rows as objects take the driver
 * seven times as long. While a batch is worked on, the database already makes the next. They come in the order of
 * their ids.
 */
export async function* columnBatches<Column extends string>(
  database: Database,
  names: readonly (Column | 'id')[],
  rowsAfter: (lastId: number) => Expression<unknown>,
  rowsPerBatch: number,
): AsyncGenerator<ColumnBatch<Column | 'id'>> {
  let batch = await readBatch(database, names, rowsAfter(0))
  while (batch.count === rowsPerBatch) {
    const reading = readBatch(database, names, rowsAfter(wholeNumberIn(batch.columns.id, batch.count - 1)))
    // Whoever stops meanwhile does not hear of it.
    reading.catch(() => undefined)
    // Only then is the question on its way.
    await othersTurn()
    yield batch
    batch = await reading
  }
  if (batch.count > 0) yield batch
}

async function readBatch<Column extends string>(
  database: Database,
  names: readonly Column[],
  rows: Expression<unknown>,
  textOf = asWritten,
): Promise<ColumnBatch<Column>> {
  const joined = names.map((name) => {
    const text = sql`coalesce(${textOf(name)}, chr(${sql.lit(unknown)}))`
    return sql`string_agg(${text}, chr(${sql.lit(separator)})) as ${sql.ref(name)}`
  })
  const read = await sql`
    select count(*)::int as "rows in all", ${sql.join(joined)} from (${rows}) as batch`.execute(database)
  const [row] = read.rows as [Record<Column, string | null> & { readonly 'rows in all': number }]
  const count = row['rows in all']
  const columns = names.map((name) => [name, valuesIn(row[name] ?? '', count)] as const)
  const isApart = columns.every(([, values]) => values !== null)
  // Looking into each value for what nobody writes would take the database a third longer.
  if (!isApart) return await readBatch(database, names, rows, withoutSeparator)
  return { count, columns: Object.fromEntries(columns) as Record<Column, TextTable> }
}

function asWritten(column: string): Expression<string | null> {
  return sql`${sql.ref(column)}::text`
}

function withoutSeparator(column: string): Expression<string | null> {
  return sql`replace(${asWritten(column)}, chr(${sql.lit(separator)}), ' ')`
}

/** Null where a value holds what stands between values. */
function valuesIn(joined: string, count: number): TextTable | null {
  const bytes = Buffer.from(joined)
  const starts = new Uint32Array(count + 1)
  let place = 1
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === separator) starts[place++] = at + 1
  if (place > Math.max(count, 1)) return null
  starts[count] = bytes.length + 1
  return { bytes, starts }
}

/** Whether the value at a place is unknown. */
export function isUnknownIn({ bytes, starts }: TextTable, place: number): boolean {
  const start = starts[place] as number
  return bytes[start] === unknown && starts[place + 1] === start + 2
}

/** The value at a place as a whole number, which it is. */
export function wholeNumberIn({ bytes, starts }: TextTable, place: number): number {
  const end = (starts[place + 1] as number) - 1
  let number = 0
  for (let at = starts[place] as number; at < end; at++) number = number * 10 + (bytes[at] as number) - 0x30
  return number
}
