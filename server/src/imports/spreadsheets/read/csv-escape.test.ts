import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessEscape } from '@atlas/contract/rules/csv-escape.ts'
import { readCsvRows } from '@atlas/contract/rules/csv-rows.ts'

const words = fc.array(fc.constantFrom('Ann', ' ', '"Bo"', ',', 'Lee', "O'Neal", '\n', '"'), { maxLength: 6 })
const tables = fc.array(fc.array(words, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 })
const head = ['Name', 'Office', 'Note']

test('a table that is written with either escape is read as it was, and as a library reads it', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(['""', '"'] as const, ['\\"', '\\'] as const), (table, [mark, escape]) => {
      const rows = [head, ...table.map((cells) => cells.map((each) => each.join('')))]
      const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', mark)}"`).join(',')).join('\n')
      const form = { delimiter: ',', strayQuotes: 'refuse', escape: guessEscape(text, ',') } as const
      expect(Array.from(readCsvRows(text, form), ({ cells }) => cells)).toEqual(rows)
      expect(parse(text, { escape })).toEqual(rows)
    }),
    { seed: 1, numRuns: 2_000 },
  )
})
