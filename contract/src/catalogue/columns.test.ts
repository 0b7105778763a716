import { expect, test } from 'vitest'
import type { Column } from '#catalogue/column.ts'
import { columnOf, columns } from '#catalogue/columns.ts'
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
