import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { formQuerySchema } from '#search/form-query.ts'

// What is not known is left out, never null and never an empty list: programs that were written for Google's look-up
// break on either.
const address = z.partial(
  z.object({
    locationName: z.string(),
    line1: z.string(),
    line2: z.string(),
    line3: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
)
const divisionName = { name: z.string(), alsoKnownAs: z.optional(z.array(z.string())) }
const office = z.object({
  name: z.string(),
  divisionId: z.string(),
  levels: z.array(z.string()),
  roles: z.array(z.string()),
  sources: z.optional(z.array(z.object({ name: z.string(), official: z.boolean() }))),
  officialIndices: z.array(z.int()),
})
const official = z.object({
  name: z.string(),
  address: z.optional(z.array(address)),
  party: z.optional(z.string()),
  phones: z.optional(z.array(z.string())),
  urls: z.optional(z.array(z.string())),
  emails: z.optional(z.array(z.string())),
})
const representatives = {
  divisions: z.record(z.string(), z.object({ ...divisionName, officeIndices: z.optional(z.array(z.int())) })),
  offices: z.optional(z.array(office)),
  officials: z.optional(z.array(official)),
}
export const byDivisionSchema = z.object(representatives)
export type ByDivision = z.infer<typeof byDivisionSchema>

const byAddressSchema = z.object({
  kind: z.literal('civicinfo#representativeInfoResponse'),
  normalizedInput: address,
  ...representatives,
})

const inForm = { method: 'GET', access: 'key', scope: 'officials', form: 'civicinfo' } as const
const query = formQuerySchema

export const representativesByAddress = endpoint({
  ...inForm,
  path: '/civicinfo/v2/representatives',
  summary:
    'Who represents an address, in the form of Google’s Civic Information API until April 2025: address, levels, roles, includeOffices. The key is in key, or as elsewhere.',
  request: { query },
  reply: byAddressSchema,
})

export const representativesByDivision = endpoint({
  ...inForm,
  path: '/civicinfo/v2/representatives/{ocdId}',
  summary:
    'Who represents a division by its Open Civic Data id, with its slashes as they are or encoded, in the same form: levels, roles, recursive.',
  request: { query, params: z.object({ ocdId: z.string() }) },
  reply: byDivisionSchema,
})

export const divisionsByAddress = endpoint({
  ...inForm,
  path: '/civicinfo/v2/divisionsByAddress',
  summary: 'The divisions of an address by their Open Civic Data ids, in the form of Google’s Civic Information API.',
  request: { query },
  reply: z.object({
    kind: z.literal('civicinfo#divisionsByAddressResponse'),
    normalizedInput: address,
    divisions: z.record(z.string(), z.object(divisionName)),
  }),
})
