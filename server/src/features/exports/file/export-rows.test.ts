import { describe, expect, test } from 'vitest'
import {
  type ColumnId,
  columnIds,
  columnOf,
  defaultColumnIds,
  distinctColumnIds,
} from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { standingOf } from '@atlas/contract/rules/standing.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Row, SearchReply, Sort } from '@atlas/contract/search/search-request.ts'
import { testDatabase } from '#testing/database.ts'
import { exported, readCsv, readSheet } from '#testing/exports/exports.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 1_500, seed: 3 })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()

const searches: readonly [string, readonly Filter[], readonly Sort[]][] = [
  ['everybody', [], []],
  ['two states', [{ column_id: 'state.name', operator: 'in', value: ['13', '28'] }], []],
  ['a county by its id', [{ column_id: 'county.name', operator: 'eq', value: '12063' }], []],
  ['a county that is not known', [{ column_id: 'county.name', operator: 'is_empty' }], []],
  ['a part of a name, by age', [{ column_id: 'eo.name', operator: 'contains', value: 'an' }], [down('eo.age')]],
  ['an age', [{ column_id: 'eo.age', operator: 'between', value: [40, 50] }], []],
  ['a share', [{ column_id: 'stats.2020biden%', operator: 'gte', value: 0.5 }], [down('stats.2020biden%')]],
  ['a day', [{ column_id: 'jurisdictionoffice.next_general', operator: 'gte', value: '2027-01-01' }], []],
  ['an unknown party', [{ column_id: 'party.name', operator: 'eq', value: 'unknown' }], [down('eo.name')]],
  [
    'four filters at once',
    [
      { column_id: 'office.type', operator: 'nin', value: ['Congress'] },
      { column_id: 'eo.gender', operator: 'eq', value: 'female' },
      { column_id: 'stats.vap_total', operator: 'gt', value: 1_000 },
      { column_id: 'state.name', operator: 'ne', value: 'Florida' },
    ],
    [],
  ],
  ['nobody', [{ column_id: 'eo.age', operator: 'gt', value: 200 }], []],
]

const today = testClock().now().toISOString().slice(0, 'YYYY-MM-DD'.length)

function dayIn(row: Row | undefined, id: ColumnId): string | null {
  return (row?.[id] as string | null | undefined) ?? null
}

function down(column_id: ColumnId): Sort {
  return { column_id, direction: 'desc' }
}

/** What the search answers for these columns, page after page. */
async function search(columns: readonly ColumnId[], filters: readonly Filter[], sort: readonly Sort[]): Promise<Row[]> {
  const found: Row[] = []
  let cursor: string | 0 | null = 0
  do {
    const body = { columns: [...columns], filters: [...filters], sort: [...sort], cursor, limit: 100 }
    const page: SearchReply = await visitor.call(endpoints.searchOfficials, { body })
    found.push(...page.values)
    cursor = page.cursor
  } while (cursor !== null)
  return found
}

const countyColumns = ['county.name', 'county.fips'] as const

/**
 * Every column of what the search answers; it tells fifteen at a time. The counties as without a filter: a search for a
 * county tells that one first, and a file all of them in their order (decision 089).
 */
async function searchAll(filters: readonly Filter[], sort: readonly Sort[]): Promise<Row[]> {
  const parts: Row[][] = []
  for (let from = 0; from < columnIds.length; from += 15)
    parts.push(await search(columnIds.slice(from, from + 15), filters, sort))
  const counties = new Map((await search(countyColumns, [], [])).map((row) => [row['eo.id'], row]))
  return (parts[0] ?? []).map(
    (row, index) => Object.assign({}, ...parts.map((part) => part[index]), counties.get(row['eo.id'] ?? null)) as Row,
  )
}

/** A value as the decisions say a file holds it, worked out without the code that writes files. */
function expected(id: ColumnId, value: ColumnValue): string | number | null {
  if (id === 'county.name' && Array.isArray(value) && value.length === 0) return 'Unknown'
  if (value === null) return null
  if (columnOf(id).kind === 'phone') return String(value).replace(/^(\d{3})-(\d{3}-\d{4})$/, '($1) $2')
  if (columnOf(id).type === 'percentage') return Number(value) * 100
  // A moment is told by its day.
  if (columnOf(id).type === 'datetime') return String(value).slice(0, 'YYYY-MM-DD'.length)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.join(', ') || null
  const known = Object.entries(value).filter((entry) => entry[1] !== null)
  return known.map(([name, count]) => `${name} ${String(count)}`).join(', ')
}

const everything = { columns: [...distinctColumnIds], all_digits: true }
const headings = distinctColumnIds.map((id) => {
  const { label, fileLabel = label, type } = columnOf(id)
  return fileLabel + (type === 'percentage' ? ' (%)' : '')
})
/** What stands behind the columns of the catalogue. */
const besides = ['Whose Phone', 'Whose Email', 'Standing']
const isNumber = (id: ColumnId) => columnOf(id).type === 'int' || columnOf(id).type === 'percentage'

type Cells = readonly (string | number | null)[]

// A spreadsheet keeps 15 digits of a number, a computer a little more: numbers nearer to each other are the same.
function expectSame(read: readonly Cells[], found: readonly Row[]): void {
  const expectedRows = found.map((row) => distinctColumnIds.map((id) => expected(id, row[id] ?? null)))
  const settled = read.map((row, line) => row.map((cell, index) => nearest(cell, expectedRows[line]?.[index])))
  expect(settled).toEqual(expectedRows)
}

/** What stands in a field without the apostrophe that keeps it from running as a formula. */
function shownText(field: string): string {
  return field.replace(/^'(?=[=+\-@\t\r])/, '')
}

function nearest(cell: Cells[number], expected: Cells[number] | undefined): Cells[number] {
  return typeof cell === 'number' &&
    typeof expected === 'number' &&
    Math.abs(cell - expected) < 1e-12 * Math.abs(expected)
    ? expected
    : cell
}

describe.each(searches)('a file of %s', (_, filters, sort) => {
  test('holds as CSV what the search finds, value by value, in its order', async () => {
    const [heading = [], ...rows] = readCsv(
      await exported(visitor, { ...everything, filters: [...filters], sort: [...sort] }),
    )
    expect(heading.filter((each) => !besides.includes(each))).toEqual(headings)
    const read = rows.map((row) =>
      row.slice(0, headings.length).map((text, index) => {
        const id = distinctColumnIds[index] as ColumnId
        if (text === '') return null
        return isNumber(id) ? Number(text) : shownText(text)
      }),
    )
    expectSame(read, await searchAll(filters, sort))
  })

  test('holds as Excel what the search finds, value by value and type by type', async () => {
    const body = { ...everything, filters: [...filters], sort: [...sort], format: 'xlsx' as const }
    const [heading = [], ...rows] = await readSheet(await exported(visitor, body), 'Officials')
    expect(heading.filter((each) => !besides.includes(String(each)))).toEqual(headings)
    const read = rows.map((row) => distinctColumnIds.map((__, index) => row[index] ?? null))
    expectSame(read, await searchAll(filters, sort))
  })
})

test('a file has the columns that were asked for, in that order, and last how each one stands', async () => {
  const columns: ColumnId[] = [...defaultColumnIds].toReversed()
  const filters: Filter[] = [{ column_id: 'state.name', operator: 'eq', value: 'Georgia' }]
  const [heading, ...rows] = readCsv(await exported(visitor, { columns, filters }))
  const inFile: ColumnId[] = [...columns, 'stats.result_pending']
  expect(heading).toEqual([...inFile.map((id) => columnOf(id).label), 'Standing'])
  const found = await search(inFile, filters, [])
  const ends = await search(['eo.term_end'], filters, [])
  const expectedRows = found.map((row, index) => [
    ...inFile.map((id) => String(expected(id, row[id] ?? null) ?? '')),
    standingOf(dayIn(row, 'stats.result_pending'), dayIn(ends[index], 'eo.term_end'), today)?.mark ?? '',
  ])
  expect(rows).toEqual(expectedRows)
})

test('the second sheet says what the file is', async () => {
  const filters: Filter[] = [
    { column_id: 'state.name', operator: 'in', value: ['13'] },
    { column_id: 'eo.age', operator: 'gte', value: 40 },
  ]
  const about = await readSheet(await exported(visitor, { filters, format: 'xlsx' }), 'About')
  const found = await search(['eo.id'], filters, [])
  const lines = about.map((row) => row.filter(Boolean).join(' | '))
  expect(lines).toContain('About | Southern Officials Atlas')
  expect(lines).toContain('Demonstration data: people and figures are invented.')
  expect(lines).toContain(`Officials | ${found.length.toLocaleString('en-US')}`)
  expect(lines).toContain('Filters | State: Georgia')
  expect(lines).toContain('Age at least 40')
  expect(lines.join('\n')).toContain('not to resell or distribute content')
  const sources = await database.selectFrom('source').select('title').execute()
  for (const { title } of sources) expect(lines.join('\n')).toContain(title)
  expect(lines.find((line) => line.includes('invented: modelled figures'))).toMatch(
    / \| modelled \| Likely African-American, /,
  )
})

test('the second sheet names the sources of the columns in the file, and no others', async () => {
  const columns: ColumnId[] = ['eo.name', 'jurisdictionoffice.next_general']
  const about = await readSheet(await exported(visitor, { columns, format: 'xlsx' }), 'About')
  const lines = about.map((row) => row.filter(Boolean).join(' | ')).join('\n')
  expect(lines).toMatch(
    /invented: officials.* \| (reported, inferred|inferred, reported) \| Name, Next General, Result Not in Yet$/m,
  )
  expect(lines).not.toContain('invented: figures')
})
