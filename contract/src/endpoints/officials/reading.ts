import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { officialDetail } from '#endpoints/officials/officials.ts'
import { readFormatIds, readFormats } from '#rules/read-formats.ts'
import { addressSearchSchema, mostReadRows, readReplySchema } from '#search/address-search.ts'
import { columnValueSchema } from '#search/search-request.ts'

const query = addressSearchSchema('official')
const reply = readReplySchema

export const readOfficials = endpoint({
  method: 'GET',
  path: '/v1/officials',
  access: 'key',
  scope: 'officials',
  summary: `Officials under the filters of the address, as Advanced Search writes them, with the columns asked for: ${mostReadRows.toLocaleString('en-US')} at most, the next page in the header Link. JSON, CSV or NDJSON, as Accept says.`,
  request: { query },
  reply,
  media: Object.values(readFormats),
})

export const readOfficialsAs = endpoint({
  ...readOfficials,
  path: '/v1/officials.{format}',
  summary: 'The same in a format: officials.csv, officials.json, officials.ndjson.',
  request: { query, params: z.strictObject({ format: z.enum(readFormatIds) }) },
})

export const readOfficial = endpoint({
  method: 'GET',
  path: '/v1/officials/{id}',
  access: 'key',
  scope: 'officials',
  summary: 'Every column of one official, and where each value comes from: source, day and method.',
  request: officialDetail.request,
  reply: z.catchall(z.object({}), z.union([columnValueSchema, z.unknown()])),
})
