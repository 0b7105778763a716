import { randomUUID } from 'node:crypto'
import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { administrator, type TestApp } from '#testing/app.ts'

interface AccountStatus {
  readonly roles?: readonly Role[]
  readonly isRejected?: boolean
  /** What the person typed as the organization. */
  readonly typed?: string
  /** That an administrator has put the person into; buildOrganization makes one. */
  readonly organizationId?: string | null
}

/** An account that nobody had to register and approve; its password is the first administrator's. */
export async function buildAccount(
  { context: { database, clock } }: TestApp,
  { roles = ['USER'], isRejected = false, typed = '', organizationId = null }: AccountStatus = {},
): Promise<{ id: string; email: string; password: string }> {
  const id = randomUUID()
  const email = `${id}@example.org`
  const { password_hash } = await database.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
  const now = clock.now()
  await database
    .insertInto('account')
    .values({
      id,
      email,
      email_key: email,
      password_hash,
      first_name: 'Rosa',
      last_name: 'Baptiste',
      organization: typed,
      organization_id: organizationId,
      organization_site: '',
      entity_type: '',
      phone: '',
      created_at: now,
      approved_at: roles.length > 0 ? now : null,
      email_confirmed_at: now,
      rejected_at: isRejected ? now : null,
    })
    .execute()
  for (const role_id of roles) await database.insertInto('account_role').values({ account_id: id, role_id }).execute()
  return { id, email, password: administrator.password }
}

/** An organization with nobody in it yet. */
export async function buildOrganization({ context: { database, clock } }: TestApp, name: string): Promise<string> {
  const id = randomUUID()
  const row = { id, name, name_key: normalized(name), made_at: clock.now() }
  await database.insertInto('organization').values(row).execute()
  return id
}
