import * as z from 'zod/mini'
import { registrationSchema, rolesSchema, twoFactorSchema } from '#endpoints/accounts/accounts.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { belongingsSchema, knownHeir } from '#endpoints/users/users.ts'
import { messages } from '#messages.ts'

/** The password of the signed-in person, asked for again before anything that a stolen session must not do. */
export const ownPasswordSchema = z.string().check(z.minLength(1, messages.passwordRequired), z.maxLength(1_024))

/** Times are ISO 8601 in UTC. */
const accountSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The organization that an administrator has put the person into, or else the one that the person typed. */
  organization: z.string(),
  roles: rolesSchema,
  created_at: z.string(),
  /** When the password was last chosen. */
  password_changed_at: z.string(),
  two_factor: z.extend(twoFactorSchema, {
    /** Not at all where the operator has turned it off for everybody. */
    is_offered: z.boolean(),
    turned_on_at: z.nullable(z.string()),
    /** It cannot be turned off. */
    is_required: z.boolean(),
    recovery_codes_left: z.int(),
    /** Their owner has said so; else they may never have been seen. */
    are_codes_kept: z.boolean(),
  }),
})
export type Account = z.infer<typeof accountSchema>

/** What is somebody's own; it works also where two-step sign-in has to be set up before anything else does. */
export const ofOwnAccount = { access: 'user', beforeTwoFactor: true } as const

export const readAccount = endpoint({
  method: 'GET',
  path: '/account',
  ...ofOwnAccount,
  summary: 'Name, organization, and how this account is signed in to.',
  request: {},
  reply: accountSchema,
})

export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/account',
  ...ofOwnAccount,
  summary: 'Change the names that colleagues see.',
  request: {
    body: z.strictObject({
      first_name: z.optional(registrationSchema.shape.first_name),
      last_name: z.optional(registrationSchema.shape.last_name),
    }),
  },
  reply: accountSchema,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  ...ofOwnAccount,
  summary: 'Choose a new password; every other session of the account ends, and every remembered device.',
  request: {
    body: z.strictObject({ old_password: ownPasswordSchema, password: registrationSchema.shape.password }),
  },
  reply: z.null(),
})

const sessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  is_this: z.boolean(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  /** Such as `Chrome`; null where the browser does not give a known name. */
  browser: z.nullable(z.string()),
  /** What it runs on, such as `Windows` or `iPhone`. */
  system: z.nullable(z.string()),
  /** Where it was last used from, without its last part: `203.0.113.…`. */
  network: z.nullable(z.string()),
  signed_in_at: z.string(),
  /** To some minutes. */
  last_used_at: z.string(),
})
export type AccountSession = z.infer<typeof sessionSchema>

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  ...ofOwnAccount,
  summary: 'Where this account is signed in: this session, then the others by last use.',
  request: {},
  reply: z.object({ values: z.array(sessionSchema) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  ...ofOwnAccount,
  summary: 'End a session of this account; no other browser than the one that asks is remembered any more.',
  request: { params: z.strictObject({ id: z.uuid() }) },
  reply: z.null(),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  ...ofOwnAccount,
  summary: 'End every session of this account but the one that asks; no other browser is remembered any more.',
  request: {},
  reply: z.object({ ended: z.int() }),
})

export const ownBelongings = endpoint({
  method: 'GET',
  path: '/account/belongings',
  ...ofOwnAccount,
  summary: 'How much would go with this account, and whose the shared things would become.',
  request: {},
  reply: belongingsSchema,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  ...ofOwnAccount,
  summary: 'Delete this account with all that is private; what was shared stays with the organization.',
  request: { body: z.strictObject({ password: ownPasswordSchema, ...knownHeir }) },
  reply: z.null(),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  ...ofOwnAccount,
  limit: 'search',
  summary: 'Everything that the atlas keeps about whoever is signed in, in one file.',
  media: ['application/json'],
  request: {},
  reply: z.unknown(),
})
