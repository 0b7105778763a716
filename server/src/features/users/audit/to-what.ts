import type { Column } from '@atlas/contract/catalogue/column.ts'
import { columns } from '@atlas/contract/catalogue/columns.ts'
import { type AuditedAction, codeKinds } from '@atlas/contract/catalogue/audited-acts.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { declineReasons } from '@atlas/contract/endpoints/data/corrections.ts'
import { rejectReasons } from '@atlas/contract/rules/reject-reasons.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'

const isPartisan: ReadonlySet<unknown> = hiddenFrom(true)

/** What an act was done to: as it was written down, and what is known of it today. */
export interface AuditSubject {
  readonly details: Readonly<Record<string, unknown>>
  readonly subject: string | null
  readonly organization: string | null
  readonly official: string | null
  readonly value: string | number | null
  readonly file: string | null
  readonly drive: string | null
  /** Whose address an invitation went to. */
  readonly invitee: string | null
  /** The place of the task, and its drive. */
  readonly task: string | null
}

/** What each act was done to, in words. What is no longer known is reported as such, and nothing is made up. */
export const toWhat: Record<AuditedAction, (entry: AuditSubject) => string> = {
  'signed in': ({ details }) =>
    details['isByProvider'] === true ? 'With the account of the organization' : secondStepOf(details['secondStep']),
  'sign-in failed': () => 'Wrong e-mail address or password',
  'sign-in refused': () => 'Not approved, or rejected',
  'code refused': ({ details }) => codeOf(details['kind']),
  registered: nothing,
  'e-mail confirmed': nothing,
  'role assigned': (entry) =>
    `${personOf(entry)}: ${text(entry, 'role')} added${entry.details['unconfirmed'] === true ? ', e-mail address not confirmed' : ''}`,
  'role removed': (entry) => `${personOf(entry)}: ${text(entry, 'role')} taken away`,
  rejected: (entry) => `${personOf(entry)}${rejectReasonOf(entry)}`,
  'account deleted': (entry) => `${personOf(entry)}: its name and e-mail address are deleted too`,
  invited: invitationOf,
  'invited again': invitationOf,
  'invitation ended': invitationOf,
  'invitation accepted': invitationOf,
  'organization made': (entry) => text(entry, 'name'),
  'organization changed': (entry) => entry.organization ?? text(entry, 'name'),
  'organization merged': (entry) => `${text(entry, 'name')} into ${entry.organization ?? 'one that is deleted'}`,
  'organization deleted': (entry) => text(entry, 'name'),
  'put into an organization': (entry) => `${personOf(entry)}: ${entry.organization ?? 'one that is deleted'}`,
  'taken out of the organization': personOf,
  'account of an organization joined': nothing,
  'password reset asked for': (entry) => (accountOf(entry) === null ? '' : personOf(entry)),
  'password changed': nothing,
  'name changed': nothing,
  'session ended': nothing,
  'other sessions ended': ({ details }) => counted(details['ended'], 'session', 'sessions'),
  'two-step sign-in turned on': nothing,
  'two-step sign-in set up anew': nothing,
  'two-step sign-in turned off': nothing,
  'two-step sign-in reset': personOf,
  'recovery codes made anew': nothing,
  'own data exported': nothing,
  'calendar feed made': nothing,
  'calendar feed reset': nothing,
  'calendar feed removed': nothing,
  'live link made': (entry) => text(entry, 'name'),
  'live link reset': (entry) => text(entry, 'name'),
  'live link ended': (entry) => text(entry, 'name'),
  'board page shared': (entry) => text(entry, 'name'),
  'board page kept private': (entry) => text(entry, 'name'),
  'board page deleted': (entry) => text(entry, 'name'),
  'key made': (entry) => text(entry, 'name'),
  'key ended': (entry) => text(entry, 'name'),
  'mistake reported': correctedOf,
  'correction accepted': (entry) => `${correctedOf(entry)}${valueText(entry)}`,
  'correction declined': (entry) => `${correctedOf(entry)}: ${reasonOf(entry)}`,
  'correction undone': correctedOf,
  'value set': (entry) => `${correctedOf(entry)}${valueText(entry)}`,
  'officials file sent': fileOf,
  'official told': fileOf,
  'officials file confirmed': fileOf,
  'officials file loaded': fileOf,
  'results file sent': fileOf,
  'results file confirmed': fileOf,
  'results file loaded': fileOf,
  'found values shared': ({ details }) => counted(details['rows'], 'value', 'values'),
  'shared values sent': fileOf,
  'shared values confirmed': fileOf,
  'shared values loaded': fileOf,
  'import undo asked for': fileOf,
  'import undone': fileOf,
  'drive made': driveOf,
  'drive changed': driveOf,
  'drive deleted': driveOf,
  'task released': (entry) => `${taskOf(entry)}${accountOf(entry) === null ? '' : `: ${personOf(entry)}`}`,
  'task sent': taskOf,
  'task sent back': taskOf,
  'task accepted': (entry) => `${taskOf(entry)}${entry.details['changed'] === true ? ', with changes' : ''}`,
  'task published': taskOf,
  'task undo asked for': taskOf,
  'task undone': taskOf,
  'export requested': ({ details }) => {
    const [one, many] = details['subject'] === 'place' ? ['place', 'places'] : ['official', 'officials']
    const format = typeof details['format'] === 'string' ? `, ${details['format'].toUpperCase()}` : ''
    return counted(details['rows'], one, many) + format
  },
  'export made': ({ details }) => counted(details['rows'], 'row', 'rows'),
  'test mail sent': ({ details }) => (details['accepted'] ? 'It left' : 'It did not leave'),
  'audit log downloaded': ({ details }) => counted(details['rows'], 'entry', 'entries'),
}

function nothing(): string {
  return ''
}

/** Names a deleted account, of which the audit log keeps nothing else, so that two of them can be told apart. */
export function deletedAccount(id: string | null): string {
  return id === null ? 'Deleted account' : `Deleted account ${id.slice(0, 8)}`
}

function personOf(entry: AuditSubject): string {
  return entry.subject ?? deletedAccount(accountOf(entry))
}

function accountOf({ details }: AuditSubject): string | null {
  return typeof details['account'] === 'string' ? details['account'] : null
}

/** The entries of a password alone say nothing of a second step. */
function secondStepOf(kind: unknown): string {
  return kind === undefined ? '' : `With two steps: ${codeOf(kind).toLowerCase()}`
}

function codeOf(kind: unknown): string {
  const kinds: Readonly<Record<string, string>> = codeKinds
  return kinds[String(kind)] ?? 'A code'
}

function fileOf({ file }: AuditSubject): string {
  return file ?? 'A file that is deleted'
}

/** "ora@example.org: USER, Delta Votes" */
function invitationOf(entry: AuditSubject): string {
  const where = entry.organization ?? (entry.details['organization'] ? 'an organization that is deleted' : null)
  const given = [text(entry, 'role'), where].filter(Boolean).join(', ')
  return `${entry.invitee ?? 'An invitation that is deleted'}: ${given}`
}

function driveOf({ drive }: AuditSubject): string {
  return drive ?? 'A drive that is deleted'
}

function taskOf({ task }: AuditSubject): string {
  return task ?? 'A task that is deleted'
}

const wordsOf: Readonly<Record<string, string>> = { wrong_person: 'wrong person', wrong_district: 'wrong district' }

/** "Prince Chestnut, phone" */
function correctedOf({ official, details }: AuditSubject): string {
  const column = columns.find(({ id }) => id === details['column'])
  const what = column?.label.toLowerCase() ?? wordsOf[String(details['column'])] ?? 'something else'
  return `${official ?? 'An official'}, ${what}${details['kind'] === 'wrong' ? ', wrong without a value' : ''}`
}

/** A party is nothing that everybody who reads the log wants to see. */
function valueText({ details, value }: AuditSubject): string {
  if (value === null || isPartisan.has(details['column'])) return ''
  const column: Column | undefined = columns.find(({ id }) => id === details['column'])
  return `: ${column?.kind === 'phone' ? formatPhone(String(value)) : value}`
}

function rejectReasonOf({ details }: AuditSubject): string {
  const reasons: Readonly<Record<string, string>> = rejectReasons
  const reason = reasons[String(details['reason'])]
  return reason ? `: ${reason}` : ''
}

function reasonOf({ details }: AuditSubject): string {
  const reasons: Readonly<Record<string, string>> = declineReasons
  return reasons[String(details['reason'])]?.toLowerCase() ?? 'no reason'
}

function text({ details }: AuditSubject, name: string): string {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

function counted(value: unknown, one: string, many: string): string {
  return typeof value === 'number' ? `${value.toLocaleString('en-US')} ${value === 1 ? one : many}` : ''
}
