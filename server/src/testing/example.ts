import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'

const search = '{"columns":["eo.gender"]}'
const plainValues = [
  undefined,
  null,
  1,
  '1',
  '28',
  true,
  'Sweettea4@dusk',
  'rosa@example.org',
  'eo.gender',
  'place.name',
  '2026-11-20T15:00:00Z',
  '2026-11-20',
  ['eo.gender'],
  [],
  [{ column_id: 'eo.gender', operator: 'is_empty' }],
  search,
  {},
]

/** A request that the schemas of an endpoint take: for each key the first of some plain values that fits. */
export function exampleFor({ request: { params, query, body } }: Endpoint) {
  return { params: exampleOf(params), query: exampleOf(query), body: exampleOf(body) }
}

export function exampleOf(schema: z.ZodMiniType | undefined): unknown {
  if (!schema) return undefined
  if (schema instanceof z.ZodMiniObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([key, each]) => [key, exampleOf(each)]),
    )
  // Of several kinds of a thing the first.
  const [first] = schema instanceof z.ZodMiniDiscriminatedUnion ? schema.def.options : []
  if (first) return exampleOf(first as z.ZodMiniType)
  const fitting = plainValuesFor(schema)
  if (fitting.length === 0) throw new Error('No plain value fits; name one more.')
  return fitting[0]
}

/** All plain values that a schema takes. */
export function plainValuesFor(schema: z.ZodMiniType): unknown[] {
  const words = schema instanceof z.ZodMiniEnum ? schema.options : []
  const literals = schema instanceof z.ZodMiniLiteral ? [...schema.def.values] : []
  const element = schema instanceof z.ZodMiniArray ? schema.def.element : null
  const isMade = element instanceof z.ZodMiniObject || element instanceof z.ZodMiniEnum
  const ofElement = isMade ? [[exampleOf(element)]] : []
  return [...plainValues, randomUUID(), [randomUUID()], ...words, ...literals, ...ofElement].filter(
    (value) => z.safeParse(schema, value).success,
  )
}
