import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { Database } from '#database/connect.ts'
import type { ImportRow } from '#features/data/imports/import-row.ts'
import { noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'

/**
 * What holds for the next file with the same headings: what columns and words mean. What is of one file alone, such as
 * its county, its seats and whether it is the whole list, is asked again.
 */
function lasting({ columns, values, fixes }: MatchingAnswers): MatchingAnswers {
  return {
    ...noAnswers,
    columns,
    values: values.filter(({ question }) => question === 'values'),
    fixes: fixes.filter(({ fix }) => fix !== 'nearest'),
  }
}

export async function rememberedAnswers(database: Database, headingsDigest: string): Promise<MatchingAnswers | null> {
  const remembered = await database
    .selectFrom('import_matching')
    .select('answers')
    .where('headings_digest', '=', headingsDigest)
    .executeTakeFirst()
  // Words that a later version adds to the answers are as nobody decided them.
  return remembered ? { ...noAnswers, ...remembered.answers } : null
}

/** Keeps what was decided of a file that is loaded, where the person wants it. */
export async function rememberAnswers(
  transaction: Database,
  { answers, headings_digest: digest, account_id: accountId }: ImportRow,
  now: Date,
): Promise<void> {
  if (answers === null || digest === null || !answers.remember) return
  const row = { answers: JSON.stringify(lasting(answers)), account_id: accountId, saved_at: now }
  await transaction
    .insertInto('import_matching')
    .values({ headings_digest: digest, ...row })
    .onConflict((conflict) => conflict.column('headings_digest').doUpdateSet(row))
    .execute()
}
