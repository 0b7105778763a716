import { randomUUID } from 'node:crypto'
import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { nameForTheEye } from '@atlas/contract/rules/organization-name.ts'
import type { TimeZone } from '@atlas/contract/rules/time-zones.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { administer, holdUser } from '#features/users/change-account.ts'
import { readOrganization } from '#features/users/list-organizations.ts'
import { putInto } from '#database/put-into.ts'

type Needed = Pick<AccountContext, 'database' | 'clock'>

interface NewOrganization {
  readonly name: string
  readonly time_zone?: TimeZone | undefined
  readonly account_ids?: readonly string[] | undefined
  readonly by: string | null
}

/** Makes an organization, and puts those people into it. */
export async function makeOrganization(context: Needed, organization: NewOrganization): Promise<Organization> {
  const { account_ids: ids = [], by } = organization
  return await administer(context, by, async (transaction) => {
    const organizationId = await insertOrganization(context, transaction, organization)
    await putPeopleInto(context, transaction, { ids, organizationId, by })
    return await readOrganization(transaction, organizationId)
  })
}

/** Answers the id of an organization with nobody in it. */
export async function insertOrganization(
  { clock }: Pick<Needed, 'clock'>,
  transaction: Database,
  { name: typed, time_zone, by }: NewOrganization,
): Promise<string> {
  const [id, name, made_at] = [randomUUID(), typed.trim(), clock.now()]
  await refuseTaken(transaction, name, id)
  await transaction
    .insertInto('organization')
    .values({ id, name, name_key: normalized(name), ...(time_zone ? { time_zone } : {}), made_at })
    .execute()
  await audit(transaction, { at: made_at, by, action: 'organization made', details: { organization: id, name } })
  return id
}

/**
 * Who administers accounts does so alone, so that the name is free until it is taken. Security: a name that only looks
 * like that of another organization, in letters of another alphabet, would have people share with strangers.
 */
export async function refuseTaken(transaction: Database, name: string, id: string): Promise<void> {
  const others = await transaction.selectFrom('organization').select('name').where('id', '!=', id).execute()
  const like = others.filter((other) => nameForTheEye(other.name) === nameForTheEye(name))
  if (like.some((other) => normalized(other.name) === normalized(name))) throw new Problem('organization_taken')
  const [other] = like
  if (!other) return
  const detail = `This name looks like that of another organization, “${other.name}”. Choose that one, or a name that nobody takes for it.`
  throw new Problem('organization_taken', { detail })
}

interface People {
  readonly ids: readonly string[]
  readonly organizationId: string
  readonly by: string | null
}

/** Puts people who were listed as being in no organization into one. An outdated list takes nobody out of theirs. */
export async function putPeopleInto(
  context: Pick<Needed, 'clock'>,
  transaction: Database,
  { ids, organizationId, by }: People,
): Promise<void> {
  for (const id of ids) {
    const user = await holdUser(transaction, id)
    if (user.organization_of || !Object.values(user.roles).some(Boolean)) throw new Problem('organization_outdated')
    await putInto(context, transaction, { user, organizationId, by })
  }
}
