import type { AuditedAction } from '@atlas/contract/catalogue/audited-acts.ts'
import type { Database } from '#database/connect.ts'
import { networkOfRequest } from '#platform/http/network-of-request.ts'

/** Appends to the trail, in the same transaction as what it records; answers the entry's id. Never holds a secret. */
export async function audit(
  transaction: Database,
  event: { readonly at: Date; readonly by: string | null; readonly action: AuditedAction; readonly details?: object },
): Promise<string> {
  const details = JSON.stringify(event.details ?? {})
  const { id } = await transaction
    .insertInto('audit_event')
    .values({ happened_at: event.at, account_id: event.by, action: event.action, details, network: networkOfRequest() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
