import { expect, test } from 'vitest'
import { columns } from '@atlas/contract/catalogue/columns.ts'
import { lawSeatColumns, officialColumns, ownOfficialColumns, seatColumns, serving } from '#database/stored-columns.ts'
import { testDatabase } from '#testing/database.ts'

const declared = {
  official: { ...officialColumns, ...ownOfficialColumns },
  seat: { ...seatColumns, ...lawSeatColumns },
}

test.each([
  ['official', 'eo.id'],
  ['seat', 'jurisdictionoffice.next_election'],
] as const)(
  'each column of the catalogue that is of an %s, but %s, is served by a stored one',
  (table, madeOfOthers) => {
    const served = new Set<string>(serving(declared[table]).map(([, id]) => id))
    const unserved = columns.filter(
      (column) => column.of === table && column.id !== madeOfOthers && !served.has(column.id),
    )
    expect(
      unserved.map(({ id }) => id),
      `declare in server/src/database/stored-columns.ts which column of the table ${table} holds it`,
    ).toEqual([])
  },
)

test.each(['official', 'seat'] as const)('each column of the table %s is declared', async (table) => {
  const tables = await (await testDatabase()).introspection.getTables()
  const stored = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
  expect(
    stored.filter((column) => column !== 'id' && !Object.hasOwn(declared[table], column)),
    'declare it in server/src/database/stored-columns.ts',
  ).toEqual([])
})
