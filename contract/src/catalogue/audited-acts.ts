/** What the audit log tells apart, as its filter names it. */
export const auditGroups = {
  'sign-in': 'Sign-in',
  users: 'Users and roles',
  account: 'Own accounts and links',
  corrections: 'Corrections and own values',
  imports: 'Imports',
  drives: 'Drives and tasks',
  files: 'Files downloaded',
} as const
export type AuditGroup = keyof typeof auditGroups
export const auditGroupIds = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]]

interface Act {
  readonly group: AuditGroup
  /** What somebody did, as the log says it. */
  readonly label: string
  /** Somebody was kept out. */
  readonly isRefusal?: true
}

/** Every act that the trail keeps, by the name that stands in the database. */
export const auditedActs = {
  'signed in': { group: 'sign-in', label: 'Signed in' },
  'sign-in failed': { group: 'sign-in', label: 'Sign-in failed', isRefusal: true },
  'sign-in refused': { group: 'sign-in', label: 'Sign-in refused', isRefusal: true },
  'code refused': { group: 'sign-in', label: 'Code refused', isRefusal: true },
  registered: { group: 'users', label: 'Asked for an account' },
  'e-mail confirmed': { group: 'users', label: 'Confirmed the e-mail address' },
  'role assigned': { group: 'users', label: 'Gave a role' },
  'role removed': { group: 'users', label: 'Took a role away' },
  rejected: { group: 'users', label: 'Rejected a user' },
  'account deleted': { group: 'users', label: 'Deleted an account' },
  invited: { group: 'users', label: 'Invited somebody' },
  'invited again': { group: 'users', label: 'Sent an invitation again' },
  'invitation ended': { group: 'users', label: 'Ended an invitation' },
  'invitation accepted': { group: 'users', label: 'Accepted an invitation' },
  'organization made': { group: 'users', label: 'Made an organization' },
  'organization changed': { group: 'users', label: 'Changed an organization' },
  'organization merged': { group: 'users', label: 'Merged an organization' },
  'organization deleted': { group: 'users', label: 'Deleted an organization' },
  'put into an organization': { group: 'users', label: 'Put into an organization' },
  'taken out of the organization': { group: 'users', label: 'Took out of the organization' },
  'password reset asked for': { group: 'account', label: 'Asked for a new password' },
  'account of an organization joined': { group: 'account', label: 'Can sign in with the organization’s account' },
  'password changed': { group: 'account', label: 'Changed the password' },
  'name changed': { group: 'account', label: 'Changed the name' },
  'session ended': { group: 'account', label: 'Signed a device out' },
  'other sessions ended': { group: 'account', label: 'Signed out everywhere else' },
  'two-step sign-in turned on': { group: 'account', label: 'Turned two-step sign-in on' },
  'two-step sign-in set up anew': { group: 'account', label: 'Set two-step sign-in up anew' },
  'two-step sign-in turned off': { group: 'account', label: 'Turned two-step sign-in off' },
  'two-step sign-in reset': { group: 'account', label: 'Reset two-step sign-in' },
  'recovery codes made anew': { group: 'account', label: 'Made new recovery codes' },
  'own data exported': { group: 'account', label: 'Downloaded their own data' },
  'calendar feed made': { group: 'account', label: 'Made a calendar link' },
  'calendar feed reset': { group: 'account', label: 'Reset a calendar link' },
  'calendar feed removed': { group: 'account', label: 'Removed a calendar link' },
  'live link made': { group: 'account', label: 'Made a live link' },
  'live link reset': { group: 'account', label: 'Reset a live link' },
  'live link ended': { group: 'account', label: 'Ended a live link' },
  'board page shared': { group: 'account', label: 'Shared a board page' },
  'board page kept private': { group: 'account', label: 'Stopped sharing a board page' },
  'board page deleted': { group: 'account', label: 'Deleted a board page' },
  'key made': { group: 'account', label: 'Made a key' },
  'key ended': { group: 'account', label: 'Ended a key' },
  'mistake reported': { group: 'corrections', label: 'Reported a mistake' },
  'correction accepted': { group: 'corrections', label: 'Accepted a correction' },
  'correction declined': { group: 'corrections', label: 'Declined a correction' },
  'correction undone': { group: 'corrections', label: 'Took a decision back' },
  'value set': { group: 'corrections', label: 'Set a value' },
  'officials file sent': { group: 'imports', label: 'Sent a file of officials' },
  'official told': { group: 'imports', label: 'Told a single official' },
  'officials file confirmed': { group: 'imports', label: 'Confirmed a file of officials' },
  'officials file loaded': { group: 'imports', label: 'Loaded a file of officials' },
  'results file sent': { group: 'imports', label: 'Sent a file of results' },
  'results file confirmed': { group: 'imports', label: 'Confirmed a file of results' },
  'results file loaded': { group: 'imports', label: 'Published a file of results' },
  'found values shared': { group: 'files', label: 'Shared what was found' },
  'shared values sent': { group: 'imports', label: 'Sent what another organization found' },
  'shared values confirmed': { group: 'imports', label: 'Took what another organization found' },
  'shared values loaded': { group: 'imports', label: 'Loaded what another organization found' },
  'import undo asked for': { group: 'imports', label: 'Asked to undo an import' },
  'import undone': { group: 'imports', label: 'Undid an import' },
  'drive made': { group: 'drives', label: 'Made a drive' },
  'drive changed': { group: 'drives', label: 'Changed a drive' },
  'drive deleted': { group: 'drives', label: 'Deleted a drive' },
  'task released': { group: 'drives', label: 'Took a task from somebody' },
  'task sent': { group: 'drives', label: 'Filled in a task' },
  'task sent back': { group: 'drives', label: 'Sent a task back' },
  'task accepted': { group: 'drives', label: 'Accepted a task' },
  'task published': { group: 'drives', label: 'Published a task' },
  'task undo asked for': { group: 'drives', label: 'Asked to undo a task' },
  'task undone': { group: 'drives', label: 'Undid a task' },
  'export requested': { group: 'files', label: 'Asked for a file' },
  'export made': { group: 'files', label: 'Was made a file' },
  'test mail sent': { group: 'users', label: 'Sent a test mail' },
  'audit log downloaded': { group: 'files', label: 'Downloaded the audit log' },
} as const satisfies Record<string, Act>
export type AuditedAction = keyof typeof auditedActs

/** What a second step was, or was to be, as the trail keeps it: words of the log. */
export const codeKinds = { code: 'Code of the app', 'recovery code': 'Recovery code' } as const
export type CodeKind = keyof typeof codeKinds

export function isAuditedAction(text: string): text is AuditedAction {
  return Object.hasOwn(auditedActs, text)
}
