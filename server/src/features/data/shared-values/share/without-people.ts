import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Database } from '#database/connect.ts'
import type { SharedRow } from '#features/data/shared-values/shared-form.ts'

const longestName = 5
/** What parts the words of a text in which an e-mail address stands. */
const parting = /[\s<>()[\],;:"']/

/**
 * Security: people type sources, and a source may name a person. A source that names a person with an account here is
 * replaced by the name of the organization.
 */
export async function withoutPeople(
  database: Database,
  rows: readonly SharedRow[],
  organization: string,
): Promise<SharedRow[]> {
  const accounts = await database.selectFrom('account').select(['first_name', 'last_name', 'email']).execute()
  const names = new Set(
    accounts.flatMap(({ first_name: first, last_name: last }) =>
      [`${first} ${last}`, `${last} ${first}`].map(normalized).filter((name) => name.includes(' ')),
    ),
  )
  const emails = new Set(accounts.map(({ email }) => email.toLowerCase()))
  const namesSomebody = (source: string) =>
    wordGroups(normalized(source)).some((group) => names.has(group)) ||
    source
      .toLowerCase()
      .split(parting)
      .some((word) => emails.has(word))
  const spoken = new Map<string, string>()
  return rows.map((row) => {
    const source = spoken.get(row.source) ?? (namesSomebody(row.source) ? `Known to ${organization}` : row.source)
    spoken.set(row.source, source)
    return source === row.source ? row : { ...row, source }
  })
}

/** Every two to five words that stand beside each other. */
function wordGroups(text: string): string[] {
  const words = text.split(' ')
  return words.flatMap((_, at) =>
    Array.from({ length: longestName - 1 }, (__, more) => words.slice(at, at + more + 2).join(' ')),
  )
}
