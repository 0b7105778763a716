import { type CsvEscape, CsvRefused, readCsvRows } from '#rules/csv-rows.ts'

/**
 * How the quotation marks within the cells of a text are written. A backslash is an escape only where the text makes
 * sense with it and none without; a text that makes sense in neither way is refused.
 */
export function guessEscape(text: string, delimiter: string): CsvEscape {
  if (!text.includes('\\"') && !text.includes(`\\${delimiter}`)) return 'doubled'
  const doubled = oddLines(text, delimiter, 'doubled')
  if (doubled.escaped === null && doubled.uneven === null) return 'doubled'
  const escaped = oddLines(text, delimiter, 'backslash')
  if (escaped.garbled === null && (doubled.escaped !== null || escaped.uneven === null)) return 'backslash'
  if (doubled.escaped !== null) throw new CsvRefused('mixed_escapes', doubled.escaped)
  return 'doubled'
}

/** The first line of each kind that a table has where it is read otherwise than it was written. */
interface OddLines {
  /** A cell goes on behind the mark that closes it. */
  garbled: number | null
  /** The same, and a backslash stands before such a mark. */
  escaped: number | null
  /** There are more cells than headings, or fewer. */
  uneven: number | null
}

function oddLines(text: string, delimiter: string, escape: CsvEscape): OddLines {
  const odd: OddLines = { garbled: null, escaped: null, uneven: null }
  let headings: number | undefined
  try {
    for (const { cells, line, isGarbled } of readCsvRows(text, { delimiter, strayQuotes: 'keep', escape })) {
      headings ??= cells.length
      if (isGarbled) odd.garbled ??= line
      if (isGarbled && cells.some((cell) => cell.includes('\\"'))) odd.escaped ??= line
      if (cells.length !== headings) odd.uneven ??= line
    }
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error
    odd.garbled ??= error.line
    odd.escaped ??= error.line
  }
  return odd
}
