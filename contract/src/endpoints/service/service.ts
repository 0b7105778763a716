import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { coverageSettings } from '#rules/coverage.ts'

const healthSchema = z.object({ status: z.literal('ok') })

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'The process runs.',
  request: {},
  reply: healthSchema,
})

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'The database answers and the search index is loaded.',
  request: {},
  reply: healthSchema,
})

/** What an organization adapts, and what the data is, before anyone signs in. */
export const settings = endpoint({
  method: 'GET',
  path: '/settings',
  access: 'public',
  summary: 'Titles, contacts and links that an organization adapts, and whether the data is invented or of the past.',
  request: {},
  reply: z.object({
    title: z.string(),
    short_title: z.string(),
    presented_by: z.string(),
    presented_by_logo_url: z.nullable(z.string()),
    support_email: z.string(),
    resources_url: z.nullable(z.string()),
    terms_version: z.string(),
    /**
     * Who receives an address to look it up, such as "the U.S. Census Bureau"; null where no geocoder is configured.
     */
    address_service: z.nullable(z.string()),
    /**
     * Which provider's accounts people can sign in with besides a password, such as "Google"; null where none is
     * configured.
     */
    sign_in_with: z.nullable(z.string()),
    is_demonstration: z.boolean(),
    /** Which officials can be searched. */
    coverage: z.enum(coverageSettings),
    /** Whether these are officials of the past, most of them out of office. */
    is_historic: z.boolean(),
    /** The day from which the oldest record of an official is; null while there is none. */
    records_from: z.nullable(z.string()),
    /** The day from which the newest is. */
    records_as_of: z.nullable(z.string()),
    /** The version of the data, by which a paper cites it. */
    data_version: z.int(),
  }),
})
export type Settings = z.infer<typeof settings.reply>
