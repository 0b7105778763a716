import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { migrations } from '#database/migrations/all.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()

async function views() {
  const { rows } = await sql<{ oid: number; definition: string }>`
    select oid, pg_get_viewdef(oid) as definition from pg_class where relname like 'shown\\_%' order by relname`.execute(
    database,
  )
  return rows
}

test('migrations are applied in the order of their numbers, each once', async () => {
  const applied = await database.selectFrom('migration').select('name').orderBy('name').execute()
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
  expect(await migrate(database)).toEqual([])
})

test('a start that finds the views as they are to be leaves them alone', async () => {
  const before = await views()
  await migrate(database)
  expect(before).toHaveLength(4)
  expect(await views()).toEqual(before)
})

test('the views of an older version are made again, without a migration', async () => {
  const before = await views()
  await sql`drop view shown_seat`.execute(database)
  await sql`create view shown_seat as select id from seat`.execute(database)
  expect(await migrate(database)).toEqual([])
  expect((await views()).map(({ definition }) => definition)).toEqual(before.map(({ definition }) => definition))
})

test('a column that is declared and that no migration adds is named', async () => {
  await sql`drop view shown_official`.execute(database)
  await sql`alter table official rename column gender to sex`.execute(database)
  await expect(migrate(database)).rejects.toThrow(
    'stored-columns.ts declares official.gender, which no migration adds: add one to server/src/database/migrations',
  )
})
