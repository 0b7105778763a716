import { type Selectable, sql } from 'kysely'
import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import type { Schema } from '#database/schema.ts'
import type { Caller } from '#platform/http/serve.ts'

export interface DriveRow extends Selectable<Schema['drive']> {
  readonly organization_name: string
  readonly is_member: boolean
}

/** Security: the drives that a caller may see: those of their organization; for an administrator, all. */
export function selectDrives(database: Database, { accountId, roles }: Caller) {
  const isMember = sql<boolean>`coalesce(drive.organization_id = (
    select viewer.organization_id from account as viewer where viewer.id = ${accountId}), false)`
  const all = database
    .selectFrom('drive')
    .innerJoin('organization', 'organization.id', 'organization_id')
    .selectAll('drive')
    .select(['organization.name as organization_name', isMember.as('is_member')])
  return roles.has('ADMIN') ? all : all.where(isMember)
}

/** A drive that the caller may see; any other is not found. */
export async function findDrive(database: Database, caller: Caller, id: string): Promise<DriveRow> {
  const found = await selectDrives(database, caller).where('drive.id', '=', id).executeTakeFirst()
  if (found) return found
  throw new Problem('not_found', { detail: 'There is no such drive, or it belongs to another organization.' })
}
