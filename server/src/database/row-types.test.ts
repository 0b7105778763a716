import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { rowTypes } from '#testing/database/row-types.ts'

// Brought up to date with `npm run test:unit -- --project=server src/database/row-types.test.ts --update`.
test('the types of rows are those of the migrated database', async () => {
  await expect(await rowTypes(await testDatabase())).toMatchFileSnapshot('rows.generated.ts')
})
