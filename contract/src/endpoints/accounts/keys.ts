import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { keyScopes, usualScopes } from '#rules/key-scopes.ts'
import { longestSavedName } from '#rules/saved-name.ts'

/** The most keys a person may have: enough for one per script, and few enough to look over. */
export const mostKeys = 20
export const usualKeyDays = 90
export const mostKeyDays = 365

const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** The first letters, by which people know which one a script has. */
  beginning: z.string(),
  /** Times are ISO 8601 in UTC. */
  created_at: z.string(),
  expires_at: z.string(),
  has_expired: z.boolean(),
  /** To some minutes; null where it was never used. */
  last_used_at: z.nullable(z.string()),
})
/** A person's key for their scripts. Only the reply that makes the key contains it. */
export type Key = z.infer<typeof keySchema>

export const listKeys = endpoint({
  method: 'GET',
  path: '/account/keys',
  access: 'user',
  summary:
    'The keys of this user, the newest first: names, what they read, how long they last and when they were used.',
  request: {},
  reply: z.object({ values: z.array(keySchema) }),
})

export const makeKey = endpoint({
  method: 'POST',
  path: '/account/keys',
  access: 'user',
  summary: `Makes a key with which scripts read as this user, for ${usualKeyDays} days where nothing else is said. It is shown only in this answer.`,
  request: {
    body: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1, 'Give the key a name.'), z.maxLength(longestSavedName)),
      scopes: z._default(
        z.array(z.enum(keyScopes)).check(z.minLength(1, 'Choose at least one thing that the key may read.')),
        [...usualScopes],
      ),
      expires_in_days: z._default(z.int().check(z.minimum(1), z.maximum(mostKeyDays)), usualKeyDays),
    }),
  },
  reply: z.extend(keySchema, { key: z.string() }),
  status: 201,
})

export const endKey = endpoint({
  method: 'DELETE',
  path: '/account/keys/{id}',
  access: 'user',
  summary: 'Ends a key of this user: the next request with it is refused.',
  request: { params: z.strictObject({ id: z.uuid() }) },
  reply: z.null(),
})
