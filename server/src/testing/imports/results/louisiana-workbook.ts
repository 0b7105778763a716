import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCsvRows } from '@atlas/contract/rules/csv-rows.ts'
import { workbook } from '#testing/imports/fetch/returns/results.ts'

const excerpt = fileURLToPath(new URL('./la-workbook-20221108-acadia.csv', import.meta.url))

/** Blocks of Louisiana's workbook of November 8, 2022, with another day, because the winners hold these seats today. */
export function louisianaWorkbook(day: string, change: (line: string) => string = (line) => line): Buffer {
  const top = [['', 'Louisiana Secretary of State'], ['', 'Election Results'], ['', `Election Date: ${day}`], [], []]
  const lines = readFileSync(excerpt, 'utf8').trim().split('\n')
  const rows = lines.map((line) => cellsOf(change(line)).map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)))
  return workbook([
    ['Multi-Parish(Parish)', top],
    ['Acadia', [...top, ...rows]],
  ])
}

function cellsOf(line: string): string[] {
  const rows = readCsvRows(line, { delimiter: ',', strayQuotes: 'keep', escape: 'doubled' })
  return Array.from(rows).flatMap(({ cells }) => cells)
}
