import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { noPhones, phonesAsWritten } from '@atlas/contract/testing/phones.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { formattedPhone } from '#imports/load/changes/shown-values.ts'

const database = await testDatabase()

test('the database writes phones as the contract shows them', async () => {
  const texts = [...phonesAsWritten.map(([text]) => text), ...noPhones]
  const { rows } = await sql<{ phone: string }>`
    select ${formattedPhone(sql.ref('phone'))} as phone
    from unnest(${texts}::text[]) with ordinality as input (phone, index) order by index`.execute(database)
  expect(rows.map(({ phone }) => phone)).toEqual(texts.map(formatPhone))
})
