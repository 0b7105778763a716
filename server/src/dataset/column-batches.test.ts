import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { testDatabase } from '#database/test-database.ts'
import { columnBatches, isUnknownIn, wholeNumberIn } from '#dataset/column-batches.ts'
import { textAt } from '#search/text-table.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

test('every row comes once, in the order of the ids, with its values apart', async () => {
  const read: unknown[] = []
  const batches = columnBatches(
    database,
    ['id', 'word'],
    (last) => sql`
      select id, word
      from (values (7, 'Peña'), (3, null), (12, 'two ' || chr(1) || 'words'), (110, ''), (111, 'last')) as rows (id, word)
      where id > ${last}
      order by id
      limit 2`,
    2,
  )
  for await (const { count, columns } of batches)
    for (let row = 0; row < count; row++)
      read.push([wholeNumberIn(columns.id, row), isUnknownIn(columns.word, row) ? null : textAt(columns.word, row)])
  expect(read).toEqual([
    [3, null],
    [7, 'Peña'],
    // No separator comes through.
    [12, 'two  words'],
    [110, ''],
    [111, 'last'],
  ])
})
