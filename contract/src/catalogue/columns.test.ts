import { expect, test } from 'vitest'
import type { Column } from '#catalogue/column.ts'
import { columnOf, columns, findColumn } from '#catalogue/columns.ts'
import { columnsPage } from '#testing/columns-page.ts'

// Brought up to date with `vitest run --project contract --update`.
test('the page of columns in the documentation says what the catalogue says', async () => {
  await expect(columnsPage()).toMatchFileSnapshot('../../../docs/generated/columns.md')
})

test.each(columns.map((column): [string, Column] => [column.id, column]))(
  '%s says what it means in a sentence',
  (_, { meaning }) => {
    expect(meaning).toMatch(/^[A-Z].{8,}\.$/)
  },
)

test('lists that go with one another, item by item, are of one subject', () => {
  const following = (columns as readonly Column[]).filter(({ inOrderOf }) => inOrderOf)
  expect(following.map(({ id }) => id)).toEqual(['county.fips'])
  for (const { inOrderOf, type, of: subject } of following)
    expect([type, columnOf(inOrderOf as (typeof columns)[number]['id'])]).toMatchObject(['list', { type, of: subject }])
})

test('what is one value under two names is one kind of value from one kind of source, of one subject', () => {
  const twins = (columns as readonly Column[]).filter(({ sameAs }) => sameAs)
  expect(twins.length).toBeGreaterThan(0)
  for (const { sameAs, type, source, of: subject } of twins)
    expect(columnOf(sameAs as (typeof columns)[number]['id'])).toMatchObject({ type, source, of: subject })
})

test('a column is told with one that stands in a row by itself', () => {
  const wrong = (columns as readonly Column[]).filter(
    ({ shownWith }) => shownWith && findColumn(shownWith)?.shownWith !== undefined,
  )
  expect(wrong.map(({ id, shownWith }) => `${id} is told with ${shownWith}, which is told with another`)).toEqual([])
})

test('a set of named counts holds counts, and one that nobody fills is named', () => {
  const all = columns as readonly Column[]
  const empty = all.filter(({ id, kind }) => kind === 'named-counts' && !all.some(({ inSet }) => inSet?.id === id))
  expect(empty.map(({ id }) => `No column says with inSet that it is one of the counts of ${id}`)).toEqual([])
  const strays = all.filter(
    ({ kind, inSet }) => inSet && (kind !== 'count' || findColumn(inSet.id)?.kind !== 'named-counts'),
  )
  expect(strays.map(({ id, inSet }) => `${id} is no count, or ${inSet?.id} no set of named counts`)).toEqual([])
})
