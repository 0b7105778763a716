import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { factsBehind, levelOf } from '#dataset/stored.ts'
import { exportedColumn } from '#features/exports/file/exported-column.ts'
import {
  type FileColumn,
  fileColumns,
  isFigure,
  isWorkedOut,
  labelOf,
  readAs,
  templateColumns,
} from '#imports/spreadsheets/columns/file-columns.ts'
import { readHeadings } from '#imports/spreadsheets/rows/headings.ts'
import { Problems } from '#imports/spreadsheets/problems/problems.ts'
import { readOfficialsFile } from '#imports/spreadsheets/rows/read-rows.ts'
import { templateLines } from '#imports/spreadsheets/columns/template.ts'

function read(...cells: string[]) {
  const problems = new Problems()
  const headings = readHeadings({ line: 1, cells: ['Name', 'Office', 'State', ...cells] }, problems)
  return { columns: headings.slice(3).map(({ column }) => column), problems: problems.list() }
}

test.each(fileColumns)('%s is understood by its id, by its label and as the export writes it', (column: FileColumn) => {
  const exportHeading = columnIds.find((id) => id === column)
  const names = [
    column,
    labelOf(column),
    ...(exportHeading
      ? (['all', 'one decimal'] as const).map((digits) => exportedColumn(exportHeading, digits).heading)
      : []),
  ]
  const expected = isWorkedOut(column) ? [] : [readAs(column)]
  for (const name of [...names, ` ${column.toUpperCase()} `]) {
    if (['eo.name', 'office.name', 'state.name'].includes(column)) continue
    expect(read(name)).toEqual({ columns: expected, problems: [] })
  }
})

test('the name that the column of FIPS codes had in older files is understood, and is no second column', () => {
  expect(read('county_fips')).toEqual({ columns: ['county.fips'], problems: [] })
  expect(read('county.fips', 'County_FIPS').problems).toMatchObject([
    { column: 'County_FIPS', reason: 'The heading comes twice, in columns 4 and 5' },
  ])
})

test.each([
  ['African-American, Voting Age', 'stats.vap_black'],
  ['European, Voting Age', 'stats.vap_white'],
  ['African-American Share, Voting Age (%)', 'stats.vap_black%'],
  ['Incumbent Most Recent Election Percent (%)', 'stats.incumbent_election%'],
])('the heading “%s” of older files is understood', (name, column) => {
  expect(read(name)).toEqual({ columns: [column], problems: [] })
})

test('no heading means two columns', () => {
  const meaning = new Map<string, FileColumn>()
  for (const column of fileColumns) {
    const label = labelOf(column)
    expect([undefined, readAs(column)]).toContain(meaning.get(label))
    meaning.set(label, readAs(column))
  }
})

test('the figures of a file are the columns that the index reads from the facts of a jurisdiction', () => {
  const facts = columnIds.filter((id) => levelOf(id) === 'figures' && factsBehind(id).includes(id))
  expect(columnIds.filter(isFigure)).toEqual(facts)
})

test('the template prints every value under one heading of its own, and one row in which every type of value is shown', () => {
  const [headings = [], example = []] = parse(templateLines().join('\n'))
  expect(headings).toEqual(templateColumns.map(labelOf))
  expect(new Set(headings.map(normalized)).size).toBe(headings.length)
  expect(new Set(fileColumns.map(readAs))).toEqual(new Set(templateColumns))
  const filled = new Set(
    columnIds.filter((id) => (example[templateColumns.indexOf(id)] ?? '') !== '').map((id) => columnOf(id).type),
  )
  expect(filled).toEqual(new Set(['int', 'str', 'list', 'dict', 'datetime', 'percentage']))
  const file = readOfficialsFile({ name: 'template.csv', bytes: Buffer.from(templateLines().join('\n')) })
  expect(file.problems.list()).toEqual([])
  expect(file.rows).toHaveLength(1)
})
