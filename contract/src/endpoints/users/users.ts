import * as z from 'zod/mini'
import { rolesSchema, roleSchema } from '#endpoints/accounts/accounts.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { organizationNameSchema } from '#endpoints/users/organizations.ts'
import { rejectReasonIds } from '#rules/reject-reasons.ts'
import { pageSizeInQuery } from '#search/search-request.ts'

const moment = z.nullable(z.string())

/** An account as administrators see it; times are ISO 8601 in UTC. */
export const userSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** As the person typed it. */
  organization: z.string(),
  /** That an administrator has put the person into. */
  organization_of: z.nullable(z.object({ id: z.string(), name: z.string() })),
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
      limit: pageSizeInQuery,
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
  limit: 'search',
  summary: 'Users who have a role or were rejected, newest first.',
  ...usersPage,
})

export const listPendingUsers = endpoint({
  method: 'GET',
  path: '/admin/user/pending',
  access: 'admin',
  limit: 'search',
  summary: 'Users who wait for approval, oldest first.',
  ...usersPage,
})

/** The person is told; without one the mail gives no reason. */
const rejectReasonSchema = z.enum(rejectReasonIds)

const roleOfUser = { user_id: z.uuid(), role: roleSchema }

/** Who receives the shared things, as the person who confirms was shown; if that has changed since, nothing happens. */
export const knownHeir = { heir_id: z.optional(z.nullable(z.uuid())) }

export const assignRole = endpoint({
  method: 'POST',
  path: '/admin/user/role',
  access: 'admin',
  summary:
    'Give a user a role; the first one approves the account. An organization is one there is, or a new name. Where nobody has confirmed the e-mail address, that has to be accepted.',
  request: {
    body: z
      .strictObject({
        ...roleOfUser,
        organization_id: z.optional(z.uuid()),
        organization_name: z.optional(organizationNameSchema),
        /**
         * Nobody has confirmed the e-mail address, and the administrator has made sure in another way whose address it
         * is.
         */
        accepts_unconfirmed: z.optional(z.boolean()),
      })
      .check(
        z.refine((body) => !(body.organization_id && body.organization_name), {
          path: ['organization_name'],
          error: 'Name an organization there is, or a new one, not both.',
        }),
      ),
  },
  reply: userSchema,
})

export const removeRole = endpoint({
  method: 'DELETE',
  path: '/admin/user/role',
  access: 'admin',
  summary: 'Take a role from a user; without any, the account waits for approval again.',
  request: { body: z.strictObject({ ...roleOfUser, ...knownHeir }) },
  reply: userSchema,
})

export const rejectUser = endpoint({
  method: 'POST',
  path: '/admin/user/reject',
  access: 'admin',
  summary: 'Reject a user: takes every role and ends every session.',
  request: { body: z.strictObject({ id: z.uuid(), reason: z.optional(rejectReasonSchema) }) },
  reply: userSchema,
})

/** So many stand on a page. */
const mostAtOnce = 100

export const decideOnUsers = endpoint({
  method: 'POST',
  path: '/admin/user/decisions',
  access: 'admin',
  limit: 'search',
  summary:
    'Approve or reject several users who wait. Whoever cannot be is left as before, with the reason; an e-mail address that nobody confirmed, and an organization that looks like another, are decided on alone.',
  request: {
    body: z.strictObject({
      user_ids: z.array(z.uuid()).check(z.minLength(1, 'Choose at least one user.'), z.maxLength(mostAtOnce)),
      decision: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('approve'),
          role: roleSchema,
          /** Puts each into the organization of the name that they typed, which is made where there is none. */
          joins_named: z.boolean(),
        }),
        z.strictObject({ kind: z.literal('reject'), reason: z.optional(rejectReasonSchema) }),
      ]),
    }),
  },
  reply: z.object({
    /** How many were decided on. */
    decided: z.int(),
    refused: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
  }),
})

export const moveUser = endpoint({
  method: 'PUT',
  path: '/admin/user/organization',
  access: 'admin',
  summary: 'Put a user with a role into an organization, or into none; what was shared stays with the one before.',
  request: {
    body: z.strictObject({ user_id: z.uuid(), organization_id: z.nullable(z.uuid()), ...knownHeir }),
  },
  reply: userSchema,
})

const savedCountsSchema = z.object({ saved_searches: z.int(), lists: z.int(), board_pages: z.int() })
export type SavedCounts = z.infer<typeof savedCountsSchema>

/** How much an account keeps, and who receives it if the person leaves the organization or is deleted. */
export const belongingsSchema = z.object({
  /** Stays with the organization. */
  shared: savedCountsSchema,
  /** Who receives the shared things; null where nobody else is in the organization, so that they are deleted. */
  heir: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Goes along with a move, and is deleted with the account, as is everything below. */
  private: savedCountsSchema,
  /** Files that can still be downloaded. */
  exports: z.int(),
  /** Files of officials that were sent and are not published yet. */
  imports: z.int(),
  has_calendar_feed: z.boolean(),
})
export type Belongings = z.infer<typeof belongingsSchema>

export const readBelongings = endpoint({
  method: 'GET',
  path: '/admin/user/{id}/belongings',
  access: 'admin',
  summary: 'How much a user keeps, and whose it becomes where the user is moved, loses the last role or is deleted.',
  request: { params: z.strictObject({ id: z.uuid() }) },
  reply: belongingsSchema,
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/user/{id}',
  access: 'admin',
  summary: 'Delete an account with all that is private; what was shared stays with the organization.',
  request: { params: z.strictObject({ id: z.uuid() }), body: z.strictObject(knownHeir) },
  reply: z.null(),
})
