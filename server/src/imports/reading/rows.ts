import { UnusableRow } from '@atlas/states/lists/unusable-row.ts'
import type { Refusal } from '#imports/records/records.ts'

/** The items that a reader took from a file, and the rows that it refused. */
export interface Reading<Item> {
  readonly items: readonly Item[]
  readonly rowsRead: number
  readonly refused: readonly Refusal[]
}

/**
 * The reason why one row is refused while the others are taken. Thrown while a row is read, and caught in `readEach`.
 */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
}

interface Row {
  readonly file: string
  readonly line: number | null
}

/** Reads rows one by one; a refused row is listed with its file and line. */
export function readEach<R extends Row, Item>(rows: readonly R[], read: (row: R) => Item): Reading<Item> {
  const items: Item[] = []
  const refused: Refusal[] = []
  for (const row of rows) {
    try {
      items.push(read(row))
    } catch (error) {
      if (!(error instanceof RowRefused || error instanceof UnusableRow)) throw error
      refused.push(refusal(row, error.message))
    }
  }
  return { items, rowsRead: rows.length, refused }
}

export function refusal({ file, line }: Row, reason: string): Refusal {
  return { file, line, reason: printable(reason) }
}

const longestReason = 300

// Security: reasons quote the content of a file, and a terminal obeys control characters.
function printable(reason: string): string {
  const plain = reason.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD')
  return plain.length > longestReason ? `${plain.slice(0, longestReason)}…` : plain
}
