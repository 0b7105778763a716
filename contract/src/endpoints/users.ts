import * as z from 'zod/mini'
import { rolesSchema, roleSchema } from '#endpoints/accounts.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { defaultPageSize, pageSizes } from '#search/search-request.ts'

const moment = z.nullable(z.string())

/** An account as administrators see it; times are ISO 8601 in UTC. */
export const userSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  organization: z.string(),
  organization_site: z.string(),
  entity_type: z.string(),
  phone: z.string(),
  roles: rolesSchema,
  created_at: z.string(),
  approved_at: moment,
  rejected_at: moment,
  confirm_email: z.boolean(),
})
export type User = z.infer<typeof userSchema>

const usersPage = {
  request: {
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.maxLength(2_000))),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Math.max(...pageSizes))),
        defaultPageSize,
      ),
    }),
  },
  reply: z.object({
    values: z.array(userSchema),
    cursor: z.nullable(z.string()),
    total: z.int(),
    limit: z.int(),
  }),
} as const

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/user',
  access: 'admin',
  summary: 'Users who have a role or were rejected, newest first.',
  ...usersPage,
})

export const listPendingUsers = endpoint({
  method: 'GET',
  path: '/admin/user/pending',
  access: 'admin',
  summary: 'Users who wait for approval, newest first.',
  ...usersPage,
})

const roleChange = { body: z.strictObject({ user_id: z.uuid(), role: roleSchema }) }

export const assignRole = endpoint({
  method: 'POST',
  path: '/admin/user/role',
  access: 'admin',
  summary: 'Give a user a role; the first one approves the account.',
  request: roleChange,
  reply: userSchema,
})

export const removeRole = endpoint({
  method: 'DELETE',
  path: '/admin/user/role',
  access: 'admin',
  summary: 'Take a role from a user; without any, the account waits for approval again.',
  request: roleChange,
  reply: userSchema,
})

export const rejectUser = endpoint({
  method: 'POST',
  path: '/admin/user/reject',
  access: 'admin',
  summary: 'Reject a user: takes every role and ends every session.',
  request: { body: z.strictObject({ id: z.uuid() }) },
  reply: userSchema,
})
