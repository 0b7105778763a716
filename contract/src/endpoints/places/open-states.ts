import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { formQuerySchema } from '#search/form-query.ts'

// A text that is not known is empty and stands there all the same; what has no value at all is left out.
const jurisdiction = { id: z.string(), name: z.string(), classification: z.enum(['state', 'municipality', 'country']) }
const notedLinks = z.optional(z.array(z.object({ url: z.string(), note: z.string() })))

const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  party: z.string(),
  current_role: z.object({
    title: z.string(),
    org_classification: z.string(),
    district: z.optional(z.string()),
    division_id: z.optional(z.string()),
  }),
  jurisdiction: z.object(jurisdiction),
  given_name: z.string(),
  family_name: z.string(),
  image: z.string(),
  email: z.string(),
  gender: z.string(),
  birth_date: z.string(),
  death_date: z.string(),
  extras: z.object({}),
  created_at: z.string(),
  updated_at: z.string(),
  openstates_url: z.string(),
  other_identifiers: z.optional(z.array(z.object({ identifier: z.string(), scheme: z.string() }))),
  other_names: z.optional(z.array(z.object({ name: z.string(), note: z.string() }))),
  links: notedLinks,
  sources: notedLinks,
  offices: z.optional(
    z.array(
      z.object({
        name: z.string(),
        classification: z.enum(['capitol', 'district', 'primary']),
        address: z.string(),
        voice: z.string(),
        fax: z.string(),
      }),
    ),
  ),
})
/** A person as Open States tells one. */
export type OpenStatesPerson = z.infer<typeof personSchema>

const pagination = z.object({ per_page: z.int(), page: z.int(), max_page: z.int(), total_items: z.int() })
const peopleSchema = z.object({ results: z.array(personSchema), pagination })
export type OpenStatesPeople = z.infer<typeof peopleSchema>

const jurisdictionSchema = z.object({
  ...jurisdiction,
  division_id: z.string(),
  url: z.string(),
  latest_bill_update: z.string(),
  latest_people_update: z.string(),
})
export type OpenStatesJurisdiction = z.infer<typeof jurisdictionSchema>

const inForm = { method: 'GET', access: 'key', form: 'openstates' } as const
const query = formQuerySchema

export const openStatesPeople = endpoint({
  ...inForm,
  scope: 'officials',
  path: '/openstates/v3/people',
  summary:
    'People in the form of Open States, by jurisdiction, name or id: org_classification, district, include, page, per_page. The key is in X-API-KEY or apikey, or as elsewhere.',
  request: { query },
  reply: peopleSchema,
})

export const openStatesPeopleAt = endpoint({
  ...inForm,
  scope: 'officials',
  path: '/openstates/v3/people.geo',
  summary: 'Legislators and members of Congress of a point (lat, lng), in the form of Open States.',
  request: { query },
  reply: peopleSchema,
})

export const openStatesJurisdictions = endpoint({
  ...inForm,
  scope: 'places',
  path: '/openstates/v3/jurisdictions',
  summary: 'The states, the United States, and counties and cities, in the form of Open States.',
  request: { query },
  reply: z.object({ results: z.array(jurisdictionSchema), pagination }),
})

export const openStatesJurisdiction = endpoint({
  ...inForm,
  scope: 'places',
  path: '/openstates/v3/jurisdictions/{jurisdictionId}',
  summary: 'One of them by its id, with its slashes as they are or encoded, or a state by its code or name.',
  request: { query, params: z.object({ jurisdictionId: z.string() }) },
  reply: jurisdictionSchema,
})
