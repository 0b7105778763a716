import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { readFormatIds, readFormats } from '#rules/read-formats.ts'
import { addressSearchSchema, pageNames, readReplySchema } from '#search/address-search.ts'

const query = addressSearchSchema('official', pageNames)

export const readElections = endpoint({
  method: 'GET',
  path: '/v1/elections',
  access: 'key',
  scope: 'officials',
  summary:
    'Elections and deadlines ahead, by day, with the number of seats under the filters of the address that are up. JSON, CSV or NDJSON, as Accept says.',
  request: { query },
  reply: readReplySchema,
  media: Object.values(readFormats),
})

export const readElectionsAs = endpoint({
  ...readElections,
  path: '/v1/elections.{format}',
  summary: 'The same in a format: elections.csv, elections.json, elections.ndjson.',
  request: { query, params: z.strictObject({ format: z.enum(readFormatIds) }) },
})
