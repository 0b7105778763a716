import type { ImportTransaction } from '#imports/load/staging.ts'
import { type KnownOfficial, readKnown } from '#imports/sources/officials-file/known.ts'
import { publicNamesakes } from '#imports/sources/officials-file/match.ts'
import { layAgain } from '#imports/sources/officials-file/write-list.ts'
import { CellRefused } from '#imports/sources/officials-file/problems.ts'

/**
 * After public data has changed: own officials of whom no public one was known are looked for among the new
 * ones, so that it does not matter which of the two came first. Where several might be meant, none is.
 */
export async function matchAgain(transaction: ImportTransaction): Promise<number> {
  const anyone = await transaction
    .selectFrom('official')
    .select('id')
    .where('origin', '=', 'organisation')
    .where('stands_for', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return (anyone ? await matchUnmatched(transaction) : 0) + (await layAgain(transaction))
}

async function matchUnmatched(transaction: ImportTransaction): Promise<number> {
  const { officials } = await readKnown(transaction)
  const taken = new Set(officials.map(({ standsFor }) => standsFor))
  const namesake = publicNamesakes(officials)
  let matched = 0
  for (const official of officials.filter(({ isOwn, standsFor }) => isOwn && standsFor === null)) {
    const person = certain(() => namesake(official))
    if (!person || taken.has(person.id)) continue
    taken.add(person.id)
    matched += 1
    await transaction.updateTable('official').set({ stands_for: person.id }).where('id', '=', official.id).execute()
  }
  return matched
}

function certain(find: () => KnownOfficial | null): KnownOfficial | null {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error
    return null
  }
}
