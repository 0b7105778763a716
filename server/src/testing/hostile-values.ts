import * as z from 'zod/mini'
import { columns } from '@atlas/contract/catalogue/columns.ts'

const days = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '2026-02-30',
  '2199-12-31',
  '9999-12-31',
  '-001-01-01',
  '10000-01-01',
]
const moments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '1900-01-01T00:00:00+14:00',
  '2199-12-31T23:59:59-14:00',
  '9999-12-31T23:59:00-14:00',
  '2026-02-30T00:00:00Z',
  '2026-11-20T24:00:00Z',
]
/** What is written in addresses, in JSON and in both, and what no text has. */
const texts = [
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eevil\u2066\uFEFF',
  'eo.name=%00',
  'state.name=%00&eo.name=in:%00,a%00',
  'eo.name=%ED%A0%80&%00=%00&__proto__=1&constructor=%00',
  'eo.birthday=gte:0000-01-01&jurisdictionoffice.next_general=lte:9999-12-31',
  'columns=%00&sort=-%00&size=1e308&map=%00',
  '{"columns":["eo.gender"],"filters":[{"column_id":"eo.name","operator":"contains","value":"\\u0000"}]}',
  '{"columns":["eo.gender"],"cursor":"\\ud800"}',
  '2147483648',
  '9223372036854775808',
]
const numbers = [-0, -1, 0.5, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 63]
const numbersAsText = [...numbers.map(String), 'NaN', 'Infinity', '1e999', '0x10', ' 7 ', '\u0661']
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const nobody = '00000000-0000-0000-0000-000000000000'
/** For what has a form of its own: an id, a cursor, a code. */
const formed = [
  '-'.repeat(36),
  '0'.repeat(36),
  nobody,
  nobody.toUpperCase(),
  `1:${'-'.repeat(36)}`,
  `1:${'0'.repeat(36)}`,
  `999999999999999:${nobody}`,
  '9'.repeat(9),
  '9'.repeat(15),
  base64({ at: '0000-01-01T00:00:00Z', id: nobody }),
  base64({ at: '2026-02-30T00:00:00Z', id: nobody }),
  base64({ sort: [], values: ['\0'], id: 1e308 }),
  base64(null),
]

const free = 'any text at all'
const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

/** What somebody sends in the place of a value who wants to break what reads it, by what its schema takes. */
export function hostileValues(schema: z.ZodMiniType): unknown[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodMiniEnum) return inner.options.flatMap((word) => [String(word).toUpperCase(), `${word}\0`])
  if (inner instanceof z.ZodMiniArray) return [...listsOf(inner), ...filtersFor(inner)]
  if (takes(inner, free)) return texts
  return [
    ...(takes(inner, '2026-11-20') ? days : []),
    ...(takes(inner, '2026-11-20T15:00:00Z') ? moments : []),
    ...(takes(inner, 7) ? numbers : []),
    ...(takes(inner, '7') ? numbersAsText : []),
    ...(takes(inner, 7) ? [] : formed),
  ]
}

/** What may be left out or empty is the same value where it is there. */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const mayBeAbsent =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault
  return mayBeAbsent ? unwrapped(schema.def.innerType as z.ZodMiniType) : schema
}

function listsOf({ def }: z.ZodMiniArray): unknown[] {
  const element = def.element as z.ZodMiniType
  const one = hostileValues(element)[0] ?? null
  return [[], [[]], Array.from({ length: 3_000 }, () => one), ...hostileValues(element).map((value) => [value])]
}

const ofEachType = [...new Map(columns.map((column) => [`${column.type} ${column.of}`, column])).values()]
// As many as stand in one request, so that what is refused of one hides little of the others.
const filtersAtOnce = 10

const made = new WeakMap<z.ZodMiniType, unknown[]>()

/**
 * Filters by a column of each type with each of its operators, as far as they are taken at all. Many endpoints take the
 * same, and to find out which takes longer than to send them.
 */
function filtersFor(schema: z.ZodMiniArray): unknown[] {
  const element = schema.def.element as z.ZodMiniType
  const filters = made.get(element) ?? makeFiltersFor(schema)
  made.set(element, filters)
  return filters
}

function makeFiltersFor(schema: z.ZodMiniArray): unknown[] {
  const values = [...days, ...moments, ...texts, ...numbers]
  const filters = ofEachType
    .flatMap(({ id, operators }) => operators.map((operator) => ({ column_id: id, operator })))
    .flatMap((filter) =>
      values.flatMap((value) => [value, [value], [value, value]].map((each) => ({ ...filter, value: each }))),
    )
    .filter((filter) => takes(schema, [filter]))
  return Array.from({ length: Math.ceil(filters.length / filtersAtOnce) }, (_, at) =>
    filters.slice(at * filtersAtOnce, (at + 1) * filtersAtOnce),
  )
}
