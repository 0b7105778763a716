import { type AuditGroup, auditedActs } from '@atlas/contract/catalogue/audited-acts.ts'
import type { AuditEntry } from '@atlas/contract/endpoints/users/audit.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import {
  Check,
  ClipboardList,
  Database,
  Download,
  KeyRound,
  LogIn,
  type LucideIcon,
  TriangleAlert,
  Users,
} from 'lucide-react'
import styles from '#users/audit/AuditPage.module.css'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { TableHead } from '#shared/ui/list/TableHead.tsx'

const icons: Record<AuditGroup, LucideIcon> = {
  'sign-in': LogIn,
  users: Users,
  account: KeyRound,
  corrections: Check,
  imports: Database,
  drives: ClipboardList,
  files: Download,
}

interface AuditListProps {
  readonly entries: readonly AuditEntry[]
}

/** A page of entries as a table, on phones as a list. */
export function AuditList({ entries }: AuditListProps) {
  return useMediaQuery(fromTablet) ? <Table entries={entries} /> : <List entries={entries} />
}

function Table({ entries }: AuditListProps) {
  const headings = [`When (${zoneName()})`, 'Who', 'What', 'To what']
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label="Audit log, newest first">
      <table>
        <caption className={textLook.visuallyHidden}>Audit log, newest first</caption>
        <TableHead headings={headings} />
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={styles.when}>{timeText(entry.at)}</td>
              <th scope="row" title={entry.email ?? undefined}>
                {entry.who}
              </th>
              <td>
                <What entry={entry} />
              </td>
              <td>
                <ToWhat entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function List({ entries }: AuditListProps) {
  return (
    <ul className={styles.list} aria-label={`Audit log, newest first, ${zoneName()}`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{entry.who}</b>
          <What entry={entry} />
          <ToWhat entry={entry} />
          <span className={textLook.muted}>{timeText(entry.at)}</span>
        </li>
      ))}
    </ul>
  )
}

function What({ entry: { act: id } }: { readonly entry: AuditEntry }) {
  const act = auditedActs[id]
  const isRefusal = 'isRefusal' in act
  const Icon = isRefusal ? TriangleAlert : icons[act.group]
  return (
    <span className={styles.what} data-refusal={isRefusal || undefined}>
      <Icon aria-hidden />
      {act.label}
    </span>
  )
}

function ToWhat({ entry: { to_what: text, network } }: { readonly entry: AuditEntry }) {
  if (!text && !network) return <span className={textLook.faint}>–</span>
  return (
    <span className={styles.toWhat}>
      {text}
      {network && <small>From {network}</small>}
    </span>
  )
}

/** "11-21-2026, 10:41 AM", in the reader's time zone. */
function timeText(iso: string): string {
  const date = new Date(iso)
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return `${typedDayOf(localDay(date))}, ${time}`
}

/** "Central Time" */
function zoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time'
}
