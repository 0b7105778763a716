import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import type {
  listOrganizations as contract,
  Organization,
  OrganizationSuggestion,
} from '@atlas/contract/endpoints/users/organizations.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { nameForTheEye } from '@atlas/contract/rules/organization-name.ts'
import { nameOf } from '#database/account-name.ts'
import type { Database } from '#database/connect.ts'
import { peopleInIt } from '#database/sharing.ts'

/** Every organization, and which people in none have typed the same name. */
export async function listOrganizations(database: Database): Promise<Reply<typeof contract>> {
  const values = await selectOrganizations(database).orderBy('name_key').execute()
  return { values, suggestions: suggestionsOf(await peopleInNone(database), values) }
}

export async function readOrganization(database: Database, id: string): Promise<Organization> {
  const found = await selectOrganizations(database).where('organization.id', '=', id).executeTakeFirst()
  if (!found) throw new Problem('not_found', { detail: 'There is no such organization.' })
  return found
}

function selectOrganizations(database: Database) {
  return database
    .selectFrom('organization')
    .select(['organization.id', 'organization.name', 'time_zone', peopleInIt.as('people')])
}

type Person = Awaited<ReturnType<typeof peopleInNone>>[number]

async function peopleInNone(database: Database) {
  return await database
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name', 'email', 'organization'])
    .where('organization_id', 'is', null)
    .where((account) =>
      account.exists(
        account.selectFrom('account_role').select('role_id').whereRef('account_role.account_id', '=', 'account.id'),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One for each name, however it was written, in look-alike letters too; most people first. */
function suggestionsOf(people: readonly Person[], organizations: readonly Organization[]): OrganizationSuggestion[] {
  const existing = new Map(organizations.map((each) => [nameForTheEye(each.name), each]))
  const byName = Map.groupBy(people, ({ organization }) => nameForTheEye(organization))
  byName.delete('')
  const suggestions = Array.from(byName, ([key, alike]) => ({
    name: existing.get(key)?.name ?? mostUsed(alike.map(({ organization }) => organization.trim())),
    organization_id: existing.get(key)?.id ?? null,
    accounts: alike.map((person) => ({ id: person.id, name: nameOf(person), email: person.email })),
  }))
  return suggestions.sort(
    (one, other) => other.accounts.length - one.accounts.length || one.name.localeCompare(other.name),
  )
}

function mostUsed(names: readonly string[]): string {
  const uses = [...Map.groupBy(names, (name) => name).values()].sort((one, other) => other.length - one.length)
  return uses[0]?.[0] ?? ''
}
