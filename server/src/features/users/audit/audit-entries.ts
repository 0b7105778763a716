import { type RawBuilder, sql } from 'kysely'
import { type AuditedAction, auditedActs, isAuditedAction } from '@atlas/contract/catalogue/audited-acts.ts'
import type { AuditEntry, AuditFilters } from '@atlas/contract/endpoints/users/audit.ts'
import type { Database } from '#database/connect.ts'
import { deletedAccount, type AuditSubject, toWhat } from '#features/users/audit/to-what.ts'

/** An entry as it is stored, with what is known today of whom and what it names. */
interface AuditRow extends AuditSubject {
  readonly id: number
  readonly happened_at: Date
  readonly action: string
  readonly account_id: string | null
  readonly network: string | null
  readonly name: string | null
  readonly email: string | null
}

interface AuditQuery {
  /** Only entries before this one. */
  readonly before: string | undefined
  readonly limit: number
}

/** Newest first. */
export async function readEntries(database: Database, filters: AuditFilters, page: AuditQuery): Promise<AuditEntry[]> {
  const before = page.before ? sql`and entry.id < ${page.before}::bigint` : sql``
  const { rows } = await sql<AuditRow>`
    select entry.id, entry.happened_at, entry.action, entry.account_id, entry.details,
      coalesce(entry.network, entry.details ->> 'networkAddress') as network,
      trim(actor.first_name || ' ' || actor.last_name) as name, actor.email,
      (select coalesce(nullif(trim(subject.first_name || ' ' || subject.last_name), ''), subject.email)
        from account as subject where subject.id = (entry.details ->> 'account')::uuid) as subject,
      (select organization.name from organization
        where organization.id = (entry.details ->> 'organization')::uuid) as organization,
      -- The trail keeps no value that somebody wrote: it is told as long as the decision stands as it was made then.
      (select correction.value from correction where correction.id = (entry.details ->> 'correction')::uuid
        and correction.status = 'accepted' and correction.decided_at = entry.happened_at) as value,
      (select correction.name from correction where correction.id = (entry.details ->> 'correction')::uuid) as official,
      coalesce(entry.details ->> 'file', (select import_request.file_name from import_request
        where import_request.id = (entry.details ->> 'import')::uuid)) as file,
      (select invitation.email from invitation
        where invitation.id = (entry.details ->> 'invitation')::uuid) as invitee,
      (select drive.name from drive where drive.id = (entry.details ->> 'drive')::uuid) as drive,
      (select drive_task.place_name || ', ' || drive.name from drive_task join drive on drive.id = drive_id
        where drive_task.id = (entry.details ->> 'task')::uuid) as task
    from audit_event as entry left join account as actor on actor.id = entry.account_id
    where ${condition(filters)} ${before}
    order by entry.id desc limit ${page.limit}`.execute(database)
  return rows.map(asEntry)
}

export async function countEntries(database: Database, filters: AuditFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_event as entry where ${condition(filters)}`.execute(database)
  return rows[0]?.count ?? 0
}

function condition({ who, what, from, to }: AuditFilters): RawBuilder<boolean> {
  const conditions = [
    ...(what ? [sql`entry.action = any(${actionsOf(what)}::text[])`] : []),
    ...(from ? [sql`entry.happened_at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`entry.happened_at < ${to}::timestamptz`] : []),
    ...(who ? [isAbout(who)] : []),
  ]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}

/** The name or the address of the person who acted, or of the person concerned, contains this text. */
function isAbout(who: string): RawBuilder<unknown> {
  const pattern = `%${who.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const named = sql`select id from account
    where first_name || ' ' || last_name ilike ${pattern} or email ilike ${pattern}`
  const byName = sql`entry.account_id in (${named}) or entry.details ->> 'account' in (
    select id::text from (${named}) as named)`
  // Of a deleted account only its number is known, so the log calls it by that.
  const [number] = /^[\da-f]{8}[\da-f-]*$/i.exec(who.trim().split(' ').at(-1) ?? '') ?? []
  if (!number) return sql`(${byName})`
  const start = `${number.toLowerCase()}%`
  return sql`(${byName} or entry.account_id::text like ${start} or entry.details ->> 'account' like ${start})`
}

function actionsOf(group: AuditFilters['what']): string[] {
  return Object.entries(auditedActs).flatMap(([action, act]) => (act.group === group ? [action] : []))
}

function asEntry(row: AuditRow): AuditEntry {
  const { id, happened_at, action, email, network } = row
  if (!isAuditedAction(action)) throw new Error(`The trail has an act that no version knew: ${action}`)
  return {
    id: String(id),
    at: happened_at.toISOString(),
    who: whoOf(row, action),
    email,
    act: action,
    to_what: toWhat[action](row),
    network,
  }
}

function whoOf({ account_id: id, name, email }: AuditRow, action: AuditedAction): string {
  if (name || email) return name || (email as string)
  if (id) return deletedAccount(id)
  return auditedActs[action].group === 'sign-in' ? 'Unknown e-mail address' : 'At the server'
}
