import { type ColumnId, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { expect, test } from 'vitest'
import { chartedColumns } from '#shared/figures/charts.ts'
import { rowsOf } from '#officials/detail/fact-rows.ts'

const sectionIds = Object.keys(sections) as SectionId[]
const inRows = sectionIds.flatMap((section) => rowsOf(section).flatMap((row) => [row.id, ...row.with]))

const official = columnsOf.official.columns.filter(({ sameAs }) => sameAs === undefined)

test('every column of the catalogue is in the details, and none twice', () => {
  const shown: readonly string[] = [...inRows, ...chartedColumns]
  const times = official.map(({ id }) => [id, shown.filter((each) => each === id).length] as const)
  expect(
    times.flatMap(([id, count]) =>
      count === 1 ? [] : [`The details show ${id} ${count} times: say with shownWith or chart where`],
    ),
  ).toEqual([])
  expect(shown.length).toBe(official.length)
})

test('a column that says which chart shows it is shown by that chart', () => {
  const missing = official.filter(({ id, chart }) => chart && !chartedColumns.has(id))
  expect(
    missing.map(
      ({ id, kind, chart }) => `The chart ${chart?.id} shows no ${kind} of the part ${chart?.part}, as ${id} is`,
    ),
  ).toEqual([])
})

test('a group of people or a vote of a new contest is no row among others', () => {
  const figures = official.filter(({ of: owner, section }) => owner === 'figure' && section === 'demographic')
  const votes = official.filter(({ unit }) => unit === 'votes')
  const inRow = [...figures, ...votes].filter(({ id }) => !chartedColumns.has(id))
  expect(inRow.map(({ id }) => `No chart shows ${id}: say with chart which one does, and as what`)).toEqual([])
})

test('a row tells only what belongs to its section', () => {
  const strays = official.filter(
    ({ section, shownWith }) => shownWith && columnOf(shownWith as ColumnId).section !== section,
  )
  expect(strays.map(({ id, shownWith }) => `${id} is of another section than ${shownWith}, which tells it`)).toEqual([])
})

test('rows stand in the order of the catalogue', () => {
  expect(rowsOf('office').map(({ label }) => label)).toEqual([
    'Office',
    'County/Parish',
    'Jurisdiction',
    'Term Length',
    'Next Primary',
    'Next General',
    'Next Election',
    'In Office Since',
    'Term Ends',
    'Elected to Follow',
    'Result Not in Yet',
    'Last Election',
  ])
})
