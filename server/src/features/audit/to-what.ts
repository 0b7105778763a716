import { columns } from '@atlas/contract/catalogue/columns.ts'
import type { AuditedAction } from '@atlas/contract/catalogue/audited-acts.ts'
import { declineReasons } from '@atlas/contract/endpoints/corrections.ts'
import type { AuditRow } from '#features/audit/audit-entries.ts'

type Told = Pick<AuditRow, 'details' | 'subject' | 'organization' | 'official' | 'file'>

/** What each act was done to, in words; what is no longer known is said, and what nobody wrote down is not made up. */
export const toWhat: Record<AuditedAction, (told: Told) => string> = {
  'signed in': ({ details }) => (details['secondStep'] ? 'With two steps' : ''),
  'sign-in failed': () => 'Wrong e-mail address or password',
  'sign-in refused': () => 'Not approved, or rejected',
  'code refused': ({ details }) => (details['kind'] === 'recovery' ? 'Recovery code' : 'Code of the app'),
  registered: nothing,
  'e-mail confirmed': nothing,
  'role assigned': (told) =>
    `${personOf(told)}: ${text(told, 'role')} added${told.details['unconfirmed'] === true ? ', e-mail address not confirmed' : ''}`,
  'role removed': (told) => `${personOf(told)}: ${text(told, 'role')} taken away`,
  rejected: personOf,
  'account deleted': () => 'Its name is deleted too',
  'organization made': (told) => text(told, 'name'),
  'organization changed': (told) => told.organization ?? text(told, 'name'),
  'put into an organization': (told) => `${personOf(told)}: ${told.organization ?? 'one that is deleted'}`,
  'taken out of the organization': personOf,
  'password reset asked for': subjectOf,
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
  'mistake reported': correctedOf,
  'correction accepted': correctedOf,
  'correction declined': (told) => `${correctedOf(told)}: ${reasonOf(told)}`,
  'correction undone': correctedOf,
  'value set': correctedOf,
  'officials file sent': fileOf,
  'official told': fileOf,
  'officials file confirmed': fileOf,
  'officials file loaded': fileOf,
  'import undo asked for': fileOf,
  'import undone': fileOf,
  'export requested': ({ details }) => {
    const [one, many] = details['subject'] === 'place' ? ['place', 'places'] : ['official', 'officials']
    const format = typeof details['format'] === 'string' ? `, ${details['format'].toUpperCase()}` : ''
    return counted(details['rows'], one, many) + format
  },
  'export made': ({ details }) => counted(details['rows'], 'row', 'rows'),
  'audit log downloaded': ({ details }) => counted(details['rows'], 'entry', 'entries'),
}

function nothing(): string {
  return ''
}

function subjectOf({ subject }: Told): string {
  return subject ?? ''
}

function personOf({ subject }: Told): string {
  return subject ?? 'Deleted account'
}

function fileOf({ file }: Told): string {
  return file ?? 'A file that is deleted'
}

const wordsOf: Readonly<Record<string, string>> = { wrong_person: 'wrong person', wrong_district: 'wrong district' }

/** "Prince Chestnut, phone" */
function correctedOf({ official, details }: Told): string {
  const column = columns.find(({ id }) => id === details['column'])
  const what = column?.label.toLowerCase() ?? wordsOf[String(details['column'])] ?? 'something else'
  return `${official ?? 'An official'}, ${what}${details['kind'] === 'wrong' ? ', wrong without a value' : ''}`
}

function reasonOf({ details }: Told): string {
  const reasons: Readonly<Record<string, string>> = declineReasons
  return reasons[String(details['reason'])]?.toLowerCase() ?? 'no reason'
}

function text({ details }: Told, name: string): string {
  const value = details[name]
  return typeof value === 'string' ? value : ''
}

function counted(value: unknown, one: string, many: string): string {
  return typeof value === 'number' ? `${value.toLocaleString('en-US')} ${value === 1 ? one : many}` : ''
}
