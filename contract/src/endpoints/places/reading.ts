import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { findPlace } from '#endpoints/places/places.ts'
import { readFormatIds, readFormats } from '#rules/read-formats.ts'
import { addressSearchSchema, mostReadRows, readReplySchema } from '#search/address-search.ts'

const query = addressSearchSchema('place')
const reply = readReplySchema

export const readPlaces = endpoint({
  method: 'GET',
  path: '/v1/places',
  access: 'key',
  scope: 'places',
  summary: `Counties, towns and districts under the filters of the address, as the list of places writes them: ${mostReadRows.toLocaleString('en-US')} at most, the next page in the header Link. JSON, CSV or NDJSON, as Accept says.`,
  request: { query },
  reply,
  media: Object.values(readFormats),
})

export const readPlacesAs = endpoint({
  ...readPlaces,
  path: '/v1/places.{format}',
  summary: 'The same in a format: places.csv, places.json, places.ndjson.',
  request: { query, params: z.strictObject({ format: z.enum(readFormatIds) }) },
})

export const readPlace = endpoint({
  method: 'GET',
  path: '/v1/places/{id}',
  access: 'key',
  scope: 'places',
  summary: 'A place whole: who represents it, its figures, its seats by law and what is not on file.',
  request: findPlace.request,
  reply: findPlace.reply,
})
