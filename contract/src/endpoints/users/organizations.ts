import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { normalised } from '#rules/normalised.ts'
import { timeZoneIds } from '#rules/time-zones.ts'

export const longestOrganizationName = 200

/** The name of an organization as it was typed: something is left of it where capitals and marks do not count. */
export const organizationNameSchema = z.string().check(
  z.maxLength(longestOrganizationName),
  z.refine((name) => normalised(name) !== '', 'A name is required.'),
)
const timeZoneSchema = z.enum(timeZoneIds)

/** People whom an administrator has put together, so that they share what they keep. */
const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many are in it, each with a role. */
  people: z.int(),
  time_zone: timeZoneSchema,
})
export type Organization = z.infer<typeof organizationSchema>

/** People in no organization who typed the same name, however it was written. */
const suggestionSchema = z.object({
  /** As most of them wrote it, or as the organization is called. */
  name: z.string(),
  /** The one that has this name already. */
  organization_id: z.nullable(z.string()),
  accounts: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
})
export type OrganizationSuggestion = z.infer<typeof suggestionSchema>

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/admin/organizations',
  access: 'admin',
  limit: 'search',
  summary: 'Every organization by name, and which people in none typed the same one; most people first.',
  request: {},
  reply: z.object({ values: z.array(organizationSchema), suggestions: z.array(suggestionSchema) }),
})

const accountIds = z.array(z.uuid()).check(z.maxLength(1_000))

export const makeOrganization = endpoint({
  method: 'POST',
  path: '/admin/organizations',
  access: 'admin',
  limit: 'search',
  status: 201,
  summary: 'Make an organization; of people, all have a role and none is in another.',
  request: {
    body: z.strictObject({
      name: organizationNameSchema,
      time_zone: z.optional(timeZoneSchema),
      account_ids: z.optional(accountIds),
    }),
  },
  reply: organizationSchema,
})

export const changeOrganization = endpoint({
  method: 'PATCH',
  path: '/admin/organizations/{id}',
  access: 'admin',
  limit: 'search',
  summary: 'Rename an organization, say where it is, or put people into it who have a role and are in none.',
  request: {
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      name: z.optional(organizationNameSchema),
      time_zone: z.optional(timeZoneSchema),
      account_ids: z.optional(accountIds),
    }),
  },
  reply: organizationSchema,
})
