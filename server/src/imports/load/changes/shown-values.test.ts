import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { noPhones, phonesAsWritten } from '@atlas/contract/testing/phones.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { phoneShown } from '#imports/load/changes/shown-values.ts'

const database = await testDatabase()

test('the database writes phones as the contract shows them', async () => {
  const texts = [...phonesAsWritten.map(([written]) => written), ...noPhones]
  const { rows } = await sql<{ shown: string }>`
    select ${phoneShown(sql.ref('phone'))} as shown
    from unnest(${texts}::text[]) with ordinality as given (phone, place) order by place`.execute(database)
  expect(rows.map(({ shown }) => shown)).toEqual(texts.map(formatPhone))
})
