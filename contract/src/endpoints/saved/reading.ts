import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { readFormatIds, readFormats } from '#rules/read-formats.ts'
import { pageInAddress, readReplySchema } from '#search/address-search.ts'

const query = z.strictObject(pageInAddress)
const media = Object.values(readFormats)

export const readLists = endpoint({
  method: 'GET',
  path: '/v1/lists',
  access: 'key',
  scope: 'lists',
  summary: 'The lists that the owner of the key sees, own ones and shared ones, with how many officials each has.',
  request: { query },
  reply: readReplySchema,
  media,
})

export const readListedOfficials = endpoint({
  method: 'GET',
  path: '/v1/lists/{id}',
  access: 'key',
  scope: 'lists',
  searches: 5,
  summary: 'The officials of a list, by last name, with the outcome of the last call and the note.',
  request: { query, params: z.strictObject({ id: z.uuid() }) },
  reply: readReplySchema,
  media,
})

export const readListedOfficialsAs = endpoint({
  ...readListedOfficials,
  path: '/v1/lists/{id}/officials.{format}',
  summary: 'The same in a format: officials.csv, officials.json, officials.ndjson.',
  request: { query, params: z.strictObject({ id: z.uuid(), format: z.enum(readFormatIds) }) },
})
