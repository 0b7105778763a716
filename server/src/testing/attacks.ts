import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { exampleOf, plainValuesFor } from '#testing/example.ts'
import { hostileValues, unwrapped } from '#testing/hostile-values.ts'

/** A request that nobody sends by mistake. */
export interface Attack extends Pick<InjectOptions, 'payload' | 'headers'> {
  readonly name: string
  readonly method: Endpoint['method']
  readonly url: string
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** In the place of any value: another type, much too large, much too deep, or what has a meaning to something inside. */
const oddValues: readonly unknown[] = [
  null,
  true,
  1e308,
  [],
  {},
  { length: 1e9, toString: null },
  '',
  'x'.repeat(20_000),
  ' '.repeat(20_000),
  "1' or '1'='1' -- \\ % _ $1",
  '__proto__',
  '9'.repeat(400),
  '\u202E\uFFFE\u200B',
  JSON.parse(deep(500)),
]

const oddTexts = oddValues.filter((value) => typeof value === 'string')
const oddPlaces = ['..', '__proto__', '0', '9'.repeat(80), "1'--", '%00', '%F0%9F%92%A5']
const oddQueries = ['a=1&a=2', '__proto__[x]=1', '%', `q=${'x'.repeat(8_000)}`]
const oddTypes = [
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'x'.repeat(2_000),
  '',
]
const json = { 'content-type': 'application/json' }

/**
 * Made of what the contract says of an endpoint: each place of a request that it takes holds each odd value once, and
 * those that are hostile to what its schema takes. `options` can replace an example.
 */
export function attacksOn(endpoint: Endpoint, options: ValueOptions = {}): Attack[] {
  const { method } = endpoint
  const { file } = endpoint.request
  const [params, query, body] = [
    { ...(exampleOf(endpoint.request.params) as object), ...options.params },
    exampleOf(endpoint.request.query),
    withOverrides(fullExampleOf(endpoint.request.body), options.body),
  ]
  const url = addressOf(endpoint, params, query)
  const sent = { method, url }
  const goodFile = { payload: 'a,b\n1,2\n', headers: { 'content-type': file?.media[0] ?? '' } }
  // With a body that is right, an account would be made with each of them, which takes long.
  const otherwise = file ? goodFile : endpoint.request.body ? { payload: '{}', headers: json } : {}
  const addresses = [
    ...inParams(endpoint).map((odd) => addressOf(endpoint, odd, query)),
    ...inQuery(query).map((odd) => addressOf(endpoint, params, odd)),
    ...oddQueries.map((odd) => `${url}${url.includes('?') ? '&' : '?'}${odd}`),
  ]
  return [
    ...addresses.map((odd) => ({ name: 'an odd address', method, url: odd, ...otherwise })),
    ...(endpoint.request.body ? [...inBody(body, sent), ...worstBodies(body, sent)] : []),
    ...hostileTo(endpoint, { params, query, body }),
    ...(file ? inFile(sent, goodFile.headers) : []),
    ...oddTypes.map((type) => ({
      name: `as ${type.slice(0, 40)}`,
      ...sent,
      headers: { 'content-type': type },
      ...(method === 'GET' ? {} : { payload: '{}' }),
    })),
  ]
}

/** The few that are sent by those too who may not call: before they are refused, nothing of them may be read. */
export function worstAttacksOn({ method, path, request }: Endpoint): Attack[] {
  const sent = { method, url: addressOf({ path }, exampleOf(request.params), exampleOf(request.query)) }
  return request.body ? worstBodies(fullExampleOf(request.body), sent) : []
}

interface ValueOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
}

function withOverrides(example: unknown, overrides: object = {}): unknown {
  return Object.keys(overrides).length === 0 ? example : { ...(example as object), ...overrides }
}

interface Example {
  readonly params: object
  readonly query: unknown
  readonly body: unknown
}

/** Everything else of the request is right, so that what is behind its schemas meets what they let through. */
function hostileTo({ method, path, request }: Endpoint, { params, query, body }: Example): Attack[] {
  const good = {
    method,
    url: addressOf({ path }, params, query),
    ...(request.body && { payload: JSON.stringify(body), headers: json }),
    ...(request.file && { payload: 'a,b\n1,2\n', headers: { 'content-type': request.file.media[0] } }),
  }
  const full = { ...(fullExampleOf(request.query) as object) }
  return [
    ...variantsTaken(request.params, params).map((odd) => ({
      ...good,
      url: addressOf({ path }, odd as object, query),
    })),
    ...variantsTaken(request.query, full).map((odd) => ({ ...good, url: addressOf({ path }, params, odd) })),
    ...variantsTaken(request.body, body).map((odd) => ({ ...good, payload: JSON.stringify(odd) })),
    ...(request.body ? [{ ...good, payload: gzipSync('{}'), headers: { ...json, 'content-encoding': 'gzip' } }] : []),
  ].map((attack) => ({ ...attack, name: `a hostile value in ${JSON.stringify(attack.payload ?? '').slice(0, 300)}` }))
}

/** An example with each hostile value in each of its places. */
function variantsTaken(schema: z.ZodMiniType | undefined, example: unknown): unknown[] {
  if (!schema) return []
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodMiniUnion)
    return inner.def.options.flatMap((option) => variantsTaken(option as z.ZodMiniType, example))
  if (inner instanceof z.ZodMiniObject) {
    const good = (example ?? {}) as Record<string, unknown>
    return Object.entries(inner.shape as Record<string, z.ZodMiniType>).flatMap(([key, each]) =>
      variantsTaken(each, good[key]).map((odd) => ({ ...good, [key]: odd })),
    )
  }
  const first = inner instanceof z.ZodMiniArray && Array.isArray(example) ? example.slice(0, 1) : []
  const inFirst = first.flatMap((one) => {
    const element = (inner as z.ZodMiniArray).def.element as z.ZodMiniType
    return element instanceof z.ZodMiniObject ? variantsTaken(element, one).map((odd) => [odd]) : []
  })
  return [...hostileValues(inner), ...inFirst]
}

/** With what may be left out too, and one of each list, so that everything in it can be spoiled. */
function fullExampleOf(schema: z.ZodMiniType | undefined): unknown {
  if (!schema) return undefined
  const full = [fullOf(schema)].flatMap((all) => [all, ...likeIt(schema, all)])
  const taken = full.find((all) => all !== undefined && z.safeParse(schema, all).success)
  if (taken !== undefined) return taken
  const fitting = plainValuesFor(schema)
  return fitting.findLast((value) => typeof value === 'object' && value !== null) ?? fitting.find(Boolean)
}

function fullOf(schema: z.ZodMiniType): unknown {
  if (schema instanceof z.ZodMiniObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([key, each]) => [key, fullExampleOf(each)]),
    )
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return fullExampleOf(schema.def.innerType as z.ZodMiniType)
  if (schema instanceof z.ZodMiniArray) return [fullExampleOf(schema.def.element as z.ZodMiniType)]
  if (schema instanceof z.ZodMiniUnion) return fullExampleOf(schema.def.options[0] as z.ZodMiniType)
  return undefined
}

/** Parts may exclude each other: with other words, or with one of those only that may be left out. */
function likeIt(schema: z.ZodMiniType, full: unknown): unknown[] {
  if (!(schema instanceof z.ZodMiniObject)) return []
  const all = full as Record<string, unknown>
  const parts = Object.entries(schema.shape as Record<string, z.ZodMiniType>)
  const needed = parts.filter(([, part]) => !(part instanceof z.ZodMiniOptional)).map(([key]) => [key, all[key]])
  return [
    ...parts.flatMap(([key, part]) => {
      const inner = unwrapped(part)
      return inner instanceof z.ZodMiniEnum ? inner.options.map((word) => ({ ...all, [key]: word })) : []
    }),
    ...parts.map(([key]) => ({ ...Object.fromEntries(needed), [key]: all[key] })),
  ]
}

function addressOf({ path }: Pick<Endpoint, 'path'>, params: unknown, query: unknown): string {
  const places = (params ?? {}) as Record<string, string>
  const way = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(places[name] ?? '1'))
  const words = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value).toWellFormed())}`)
  return `/api${way}${words.length === 0 ? '' : `?${words.join('&')}`}`
}

/** A letter that no address has is there as whoever means harm would write it. */
function segment(text: string): string {
  return /^[\w.%'-]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())
}

function inParams({ path }: Endpoint): Record<string, string>[] {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return names.length === 0 ? [] : oddPlaces.map((place) => Object.fromEntries(names.map((name) => [name, place])))
}

function inQuery(query: unknown): object[] {
  const good = (query ?? {}) as Record<string, unknown>
  return Object.keys(good).flatMap((key) => oddTexts.map((text) => ({ ...good, [key]: text.slice(0, 8_000) })))
}

type Sent = Pick<Attack, 'method' | 'url'>

function inBody(body: unknown, sent: Sent): Attack[] {
  const text = JSON.stringify(body) ?? '{}'
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const twice = keys.map((key) => `${JSON.stringify(key)}:[1]`).join(',')
  const inner = text.slice(1, -1)
  const wholes: Record<string, string> = {
    'no body': '',
    'a body cut off': text.slice(0, -1),
    null: 'null',
    'a list': '[1]',
    'a text': '"text"',
    'each key twice': `{${[inner, twice].filter(Boolean).join(',')}}`,
    'a list of keys': `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
    'half a letter': `{${[inner, String.raw`"\ud800":"\ud800"`].filter(Boolean).join(',')}}`,
  }
  return [
    ...Object.entries(wholes).map(([name, payload]) => ({ name, ...sent, payload, headers: json })),
    ...variantsOf(body).map(([name, variant]) => ({ name, ...sent, payload: JSON.stringify(variant), headers: json })),
  ]
}

function worstBodies(body: unknown, sent: Sent): Attack[] {
  const inner = (JSON.stringify(body) ?? '{}').slice(1, -1)
  const worst: Record<string, string> = {
    deep: deep(40_000),
    'its prototype': `{"__proto__":{"isAdmin":true}${inner && `,${inner}`}}`,
    'its constructor': `{"constructor":{"prototype":{"isAdmin":true}}${inner && `,${inner}`}}`,
    huge: `{"a":"${'x'.repeat(90_000)}"}`,
  }
  return Object.entries(worst).map(([name, payload]) => ({ name, ...sent, payload, headers: json }))
}

/** The body with each odd value in each of its places, however deep. */
function variantsOf(body: unknown, place = ''): [name: string, variant: unknown][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => {
    const put = (other: unknown) => (Array.isArray(body) ? body.with(Number(key), other) : { ...body, [key]: other })
    const here = `${place}.${key}`
    return [
      ...oddValues
        // The schemas of what stands deeper are few, and come again and again.
        .filter((_, at) => place === '' || at % 3 === 0)
        .map((odd, at): [string, unknown] => [`odd value ${at} in ${here}`, put(odd)]),
      ...variantsOf(value, here).map(([name, variant]): [string, unknown] => [name, put(variant)]),
    ]
  })
}

function inFile(sent: Sent, headers: NonNullable<InjectOptions['headers']>): Attack[] {
  const files = ['', '\0', 'PK\u0003\u0004', ',"', `${' '.repeat(98_000)}x`, '"'.repeat(50_000), ',\n'.repeat(50_000)]
  return files.map((payload, at) => ({ name: `odd file ${at}`, ...sent, payload, headers }))
}
