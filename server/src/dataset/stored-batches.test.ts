import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { testDatabase } from '#testing/database.ts'
import { readBatches, textIn, wholeNumberIn } from '#dataset/stored-batches.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

test('every row comes once, in the order of the ids, with its values as they are', async () => {
  const read: unknown[] = []
  await readBatches(
    database,
    ['id', 'word'],
    sql`
      select id, word
      from (values
        (7, 'Peña'), (3, null), (12, concat('two', chr(10), chr(9), 'words', chr(92))), (110, ''), (111, chr(92) || 'N'),
        (112, concat(chr(8), chr(12), chr(13), chr(11), ' end')), (113, 'last')
      ) as rows (id, word)`,
    ({ count, columns }) => {
      for (let row = 0; row < count; row++) read.push([wholeNumberIn(columns.id, row), textIn(columns.word, row)])
    },
  )
  expect(read).toEqual([
    [3, null],
    [7, 'Peña'],
    [12, 'two\n\twords\\'],
    [110, ''],
    [111, '\\N'],
    [112, '\b\f\r\v end'],
    [113, 'last'],
  ])
})

test('many rows come in several batches, and long ones whole', async () => {
  const counts: number[] = []
  let end = 0
  await readBatches(
    database,
    ['id', 'text'],
    sql`select id, repeat(id::text, 100) as text from generate_series(1, 20000) as id`,
    ({ count, columns }) => {
      counts.push(count)
      for (let row = 0; row < count; row++) {
        end++
        if (textIn(columns.text, row) !== String(end).repeat(100)) throw new Error(`Row ${end} is another`)
      }
    },
  )
  expect(counts.length).toBeGreaterThan(1)
  expect(end).toBe(20_000)
})

test('what fails in a batch fails the reading, and the connection goes on', async () => {
  await database.connection().execute(async (connection) => {
    const reading = readBatches(connection, ['id'], sql`select generate_series(1, 20000) as id`, () => {
      throw new Error('Not this one')
    })
    await expect(reading).rejects.toThrow('Not this one')
    const failing = readBatches(
      connection,
      ['id'],
      sql`select 1 / (3 - id) as id from generate_series(1, 5) as id`,
      () => {},
    )
    await expect(failing).rejects.toThrow('division by zero')
    const { rows } = await sql`select 1 as one`.execute(connection)
    expect(rows).toEqual([{ one: 1 }])
  })
})
