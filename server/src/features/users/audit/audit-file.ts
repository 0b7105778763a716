import { auditedActs } from '@atlas/contract/catalogue/audited-acts.ts'
import type { AuditEntry, AuditFilters } from '@atlas/contract/endpoints/users/audit.ts'
import { csvRow, csvStart } from '@atlas/contract/rules/csv-text.ts'
import type { Database } from '#database/connect.ts'
import { readEntries } from '#features/users/audit/audit-entries.ts'

const entriesAtOnce = 1_000
const headings = ['When (UTC)', 'Who', 'E-mail', 'What', 'To what', 'Network address']

/** All entries before one, newest first, a thousand rows in memory at a time. */
export async function* auditFile(database: Database, filters: AuditFilters, before: string): AsyncGenerator<string> {
  yield csvStart(headings)
  for (let next: string | undefined = before; next; ) {
    const entries: AuditEntry[] = await readEntries(database, filters, { before: next, limit: entriesAtOnce })
    if (entries.length > 0) yield entries.map(rowOf).join('')
    next = entries.length < entriesAtOnce ? undefined : entries.at(-1)?.id
  }
}

function rowOf({ at, who, email, act, to_what: toWhat, network }: AuditEntry): string {
  return csvRow([at, who, email ?? '', auditedActs[act].label, toWhat, network ?? ''])
}
