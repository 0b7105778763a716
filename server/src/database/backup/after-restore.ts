import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/**
 * What happens to each table after a backup is restored. Security: what was ended, used or replaced since the backup
 * was made must not become valid again, and nobody knows any more what that was. after-restore.test.ts checks that
 * every table of the schema is here.
 */
export const afterRestore = {
  session: 'cleared',
  one_time_token: 'cleared',
  second_step: 'cleared',
  remembered_device: 'cleared',
  // A link that was replaced since, because somebody else had it.
  calendar_feed: 'cleared',
  live_link: 'cleared',
  // A key that was ended since.
  account_key: 'cleared',
  // One that was used or ended since.
  invitation: 'cleared',
  // Nobody knows which of them were used since, so people make new ones.
  recovery_code: 'cleared',
  // A code that was used since, or seen, does not count again; a key that waited for a code does not wait any more.
  two_factor: 'changed',

  account: 'kept',
  account_identity: 'kept',
  account_role: 'kept',
  audit_event: 'kept',
  census_place: 'kept',
  correction: 'kept',
  correction_report: 'kept',
  counted_attempt: 'kept',
  county: 'kept',
  dataset_change: 'kept',
  dataset_version: 'kept',
  drive: 'kept',
  drive_task: 'kept',
  earlier_dataset: 'kept',
  board_page: 'kept',
  election_date: 'kept',
  election_gap: 'kept',
  // Its link works for five minutes, for its owner only.
  export: 'kept',
  export_chunk: 'kept',
  import_matching: 'kept',
  import_request: 'kept',
  import_run: 'kept',
  jurisdiction: 'kept',
  jurisdiction_county: 'kept',
  jurisdiction_fact: 'kept',
  // It lets nobody in: it only avoids mails about a new device.
  known_device: 'kept',
  list_note: 'kept',
  list_outcome: 'kept',
  listed_official: 'kept',
  // For a mail that reached nobody: who it was for and why, without its text.
  lost_mail: 'kept',
  mail_server: 'kept',
  migration: 'kept',
  office: 'kept',
  office_contact: 'kept',
  official: 'kept',
  official_change: 'kept',
  official_list: 'kept',
  organisation_jurisdiction: 'kept',
  organisation_seat: 'kept',
  organization: 'kept',
  party: 'kept',
  role: 'kept',
  saved_search: 'kept',
  saved_search_baseline: 'kept',
  saved_search_digest: 'kept',
  seat: 'kept',
  source: 'kept',
  state: 'kept',
  task_draft: 'kept',
  // Its link ends the e-mail about tasks of one person, and does nothing else.
  task_mail: 'kept',
  task_round: 'kept',
  terms_acceptance: 'kept',
  // Sent again, rather than not at all; the links in it are void.
  waiting_mail: 'kept',
  // Its link ends the weekly email of one person, and does nothing else.
  weekly_digest: 'kept',
  zip_area: 'kept',
} as const satisfies Record<string, 'kept' | 'cleared' | 'changed'>

const cleared = Object.entries(afterRestore).flatMap(([table, what]) => (what === 'cleared' ? [table] : []))

/**
 * As docs/operations.md and docs/upgrade.md tell them for PostgreSQL. A code of an authenticator app is taken half a
 * minute early: the newest one that does not count is the next.
 */
export const statementsAfterRestore: readonly string[] = [
  ...cleared.map((table) => `delete from ${table}`),
  'update two_factor set pending_secret = null, last_step = floor(extract(epoch from now()) / 30) + 1',
]

export async function clearAfterRestore(database: Database): Promise<void> {
  for (const statement of statementsAfterRestore) await sql.raw(statement).execute(database)
}
