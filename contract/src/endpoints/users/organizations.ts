import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { normalized } from '#rules/normalized.ts'
import { timeZoneIds } from '#rules/time-zones.ts'

export const longestOrganizationName = 200

/** The name of an organization as it was typed: something is left of it where capitals and marks do not count. */
export const organizationNameSchema = z.string().check(
  z.maxLength(longestOrganizationName),
  z.refine((name) => normalized(name) !== '', 'A name is required.'),
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

/** How much belongs to an organization: it moves where the organization is merged. */
export const organizationHoldingsSchema = z.object({
  people: z.int(),
  saved_searches: z.int(),
  lists: z.int(),
  board_pages: z.int(),
  drives: z.int(),
})
export type OrganizationHoldings = z.infer<typeof organizationHoldingsSchema>

export const readHoldings = endpoint({
  method: 'GET',
  path: '/admin/organizations/{id}/holdings',
  access: 'admin',
  limit: 'search',
  summary: 'How much belongs to an organization: people, what they share in it, drives.',
  request: { params: z.strictObject({ id: z.uuid() }) },
  reply: organizationHoldingsSchema,
})

export const mergeOrganization = endpoint({
  method: 'POST',
  path: '/admin/organizations/{id}/merge',
  access: 'admin',
  limit: 'search',
  summary: 'Merge an organization into another: its people, what they share and its drives move, and it is gone.',
  request: {
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ into_id: z.uuid() }),
  },
  reply: organizationSchema,
})

export const deleteOrganization = endpoint({
  method: 'DELETE',
  path: '/admin/organizations/{id}',
  access: 'admin',
  limit: 'search',
  summary:
    'Delete an organization: its people keep their access, and what each shares becomes private. One that has drives is merged instead.',
  request: { params: z.strictObject({ id: z.uuid() }) },
  reply: z.null(),
})
