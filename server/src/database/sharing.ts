import { Problem } from '@atlas/contract/problem.ts'
import { type RawBuilder, sql } from 'kysely'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'

/**
 * What people keep and may share. Each row has an owner; a shared row has the organization it was shared in, a private
 * row has none: columns `owner_id`, `organization_id`, `is_shared`. sharing.test.ts checks that no table is missing.
 */
export const sharedTables = ['saved_search', 'official_list', 'board_page'] as const
type SharedTable = (typeof sharedTables)[number]

export interface Organization {
  readonly id: string
  readonly name: string
  /** How many are in it, each with a role. */
  readonly people: number
}

/** How many are in the organization of the row around it. */
export const peopleInIt = sql<number>`(select count(*)::int from account where account.organization_id = organization.id)`

/** The organization that an account shares with; null where no administrator has put it into one. */
export async function organizationOf(database: Database, accountId: string): Promise<Organization | null> {
  const found = await database
    .selectFrom('account as person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select(['organization.id', 'organization.name', peopleInIt.as('people')])
    .where('person.id', '=', accountId)
    .executeTakeFirst()
  return found ?? null
}

/**
 * The organization in which something of an account becomes shared, in the transaction that shares it. Nobody can be
 * moved until that transaction ends, so what is shared at that moment is handed over, too.
 */
export async function organizationToShareIn(transaction: Database, accountId: string): Promise<string> {
  const account = await transaction
    .selectFrom('account')
    .select('organization_id')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst()
  if (account?.organization_id) return account.organization_id
  const message = 'An administrator has not put you into an organization yet.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'is_shared', message }] })
}

/**
 * Security: who sees what others keep. A row can be seen by its owner and, while it is shared, by the people who are in
 * its organization when the query runs.
 */
export function visibleTo(table: SharedTable, accountId: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`(${column('owner_id')} = ${accountId} or ${column('is_shared')} and ${column('organization_id')} = (
    select viewer.organization_id from account as viewer where viewer.id = ${accountId}))`
}

/**
 * Gives what a leaving person has shared in an organization to one of its administrators, or else to another of its
 * people; among several, to the one who was approved first. If nobody is left, it is deleted. Private things stay with
 * the account. Refused if an administrator was told of another recipient, or that it is deleted.
 */
export async function handOver(
  transaction: Database,
  accountId: string,
  organizationId: string,
  knownHeir?: string | null,
): Promise<void> {
  const heir = await heirOf(transaction, accountId, organizationId)
  if (knownHeir !== undefined && knownHeir !== (heir?.id ?? null)) throw new Problem('heir_changed')
  for (const table of sharedTables) {
    const shared = sql`where owner_id = ${accountId} and is_shared and organization_id = ${organizationId}`
    const change = heir
      ? sql`update ${sql.table(table)} set owner_id = ${heir.id}`
      : sql`delete from ${sql.table(table)}`
    await sql`${change} ${shared}`.execute(transaction)
  }
}

/** How many rows of a table belong to a person. What they share is in the organization that they are in. */
export async function countSaved(
  database: Database,
  table: SharedTable,
  accountId: string,
): Promise<{ readonly shared: number; readonly private: number }> {
  const counted = sql<{ shared: number; private: number }>`
    select count(*) filter (where is_shared)::int as shared, count(*) filter (where not is_shared)::int as private
    from ${sql.table(table)} where owner_id = ${accountId}`
  const { rows } = await counted.execute(database)
  return rows[0] ?? { shared: 0, private: 0 }
}

/** Who receives what an account shares in an organization; null where nobody else is in it. */
export async function heirOf(
  database: Database,
  accountId: string,
  organizationId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const heir = await database
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_id', 'account.id')
    .select(['account.id', 'first_name', 'last_name', 'email'])
    .where('organization_id', '=', organizationId)
    .where('account.id', '!=', accountId)
    .orderBy(sql`role_id = 'ADMIN'`, 'desc')
    .orderBy(sql`approved_at asc nulls last`)
    .orderBy('account.id')
    .limit(1)
    .executeTakeFirst()
  return heir ? { id: heir.id, name: nameOf(heir) } : null
}
