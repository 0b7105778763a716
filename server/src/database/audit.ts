import type { Database } from '#database/connect.ts'

export type AuditedAction =
  | 'registered'
  | 'e-mail confirmed'
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in refused'
  | 'password reset asked for'
  | 'password changed'
  | 'code refused'
  | 'name changed'
  | 'session ended'
  | 'other sessions ended'
  | 'two-step sign-in turned on'
  | 'two-step sign-in set up anew'
  | 'two-step sign-in turned off'
  | 'two-step sign-in reset'
  | 'recovery codes made anew'
  | 'own data exported'
  | 'role assigned'
  | 'role removed'
  | 'rejected'
  | 'account deleted'
  | 'organization made'
  | 'organization changed'
  | 'put into an organization'
  | 'taken out of the organization'
  | 'export requested'
  | 'export made'
  | 'officials file sent'
  | 'official told'
  | 'officials file confirmed'
  | 'officials file loaded'
  | 'import undo asked for'
  | 'import undone'
  | 'mistake reported'
  | 'correction accepted'
  | 'correction declined'
  | 'correction undone'
  | 'value set'
  | 'calendar feed made'
  | 'calendar feed reset'
  | 'calendar feed removed'

/** Appends to the trail, in the same transaction as what it records. Never holds a secret. */
export async function audit(
  transaction: Database,
  event: { readonly at: Date; readonly by: string | null; readonly action: AuditedAction; readonly details?: object },
): Promise<void> {
  const details = JSON.stringify(event.details ?? {})
  await transaction
    .insertInto('audit_event')
    .values({ happened_at: event.at, account_id: event.by, action: event.action, details })
    .execute()
}
