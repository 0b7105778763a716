import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { CsvRefused, readCsvRows } from '@atlas/contract/rules/csv-rows.ts'

const pieces = ['a', 'b', ' ', '"', '"', '""', ',', ',', '\n', '\n']
const texts = 5_000

/**
 * The same texts in every run, without spaces beside quotation marks, which the library does not accept in a quoted
 * cell.
 */
function randomTexts(): string[] {
  let seed = 1
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  return Array.from({ length: texts }, () =>
    Array.from({ length: 1 + below(14) }, () => pieces[below(pieces.length)]).join(''),
  ).filter((text) => !/ "|" /.test(text))
}

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'open_quote',
  INVALID_OPENING_QUOTE: 'stray_quote',
  CSV_INVALID_CLOSING_QUOTE: 'stray_quote',
}

function byLibrary(text: string, keepsQuotes: boolean): unknown {
  const rows: unknown[] = []
  try {
    parse(text, {
      relax_column_count: true,
      relax_quotes: keepsQuotes,
      skip_empty_lines: true,
      record_delimiter: '\n',
      on_record: (cells: string[], { lines }: { readonly lines: number }) => {
        rows.push([cells, lines])
        return null
      },
    })
    return rows
  } catch (error) {
    return reasons[(error as { code: string }).code]
  }
}

function byOwnReader(text: string, keepsQuotes: boolean): unknown {
  try {
    const strayQuotes = keepsQuotes ? 'keep' : 'refuse'
    const rows = readCsvRows(text, { delimiter: ',', strayQuotes, escape: 'doubled' })
    return Array.from(rows, ({ cells, lastLine }) => [cells, lastLine])
  } catch (error) {
    if (error instanceof CsvRefused) return error.reason
    throw error
  }
}

test.each([true, false])(
  'any text is read as a library of many years reads it, stray marks kept: %s',
  (keepsQuotes) => {
    for (const text of randomTexts())
      expect(byOwnReader(text, keepsQuotes), JSON.stringify(text)).toEqual(byLibrary(text, keepsQuotes))
  },
)
