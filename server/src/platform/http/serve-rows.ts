import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { plainCsvRow } from '@atlas/contract/rules/csv-text.ts'
import { type ReadFormat, readFormatIds, readFormats } from '@atlas/contract/rules/read-formats.ts'
import { etagOf, isKnown } from '#platform/http/etag.ts'
import { answer, type Exchange } from '#platform/http/serve.ts'

/** A page of rows for a program. */
export interface ReadRows {
  /** The keys of each row, in the order of the columns of a file. */
  readonly columns: readonly string[]
  readonly values: readonly Readonly<Record<string, unknown>>[]
  /** Where the next page begins; null on the last. */
  readonly cursor: string | null
  readonly total: number
}

/**
 * Serves pages of rows to programs, in the format that their address or their Accept header names. The next page is in
 * the header Link (RFC 8288), how many rows there are in all in Total-Count, so that CSV has them too.
 */
export function serveRows<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  operation: (input: Parsed<E>, exchange: Exchange) => ReadRows | Promise<ReadRows>,
): void {
  const send = async (input: Parsed<E>, exchange: Exchange) => {
    const { request, reply } = exchange
    const format = (input as { params?: { format?: ReadFormat } }).params?.format ?? acceptedFormat(request)
    const page = await operation(input, exchange)
    reply.header('total-count', page.total).header('vary', 'accept, authorization')
    if (page.cursor !== null) reply.header('link', `<${addressOfNext(request, page.cursor)}>; rel="next"`)
    // Once: a text would be made into bytes to be hashed, and again to be sent.
    const bytes = Buffer.from(written[format](page))
    const etag = etagOf(bytes, page.cursor ?? '')
    reply.header('etag', etag)
    if (isKnown(request, etag)) return reply.code(304).send()
    return reply.type(readFormats[format]).send(bytes)
  }
  answer(app, endpoint, send, { hasHead: true })
}

const written: Record<ReadFormat, (page: ReadRows) => string> = {
  json: ({ values, cursor, total }) => JSON.stringify({ values, cursor, total }),
  ndjson: ({ values }) => values.map((row) => `${JSON.stringify(row)}\n`).join(''),
  csv: ({ columns, values }) =>
    plainCsvRow(columns) + values.map((row) => plainCsvRow(columns.map((id) => cellOf(row[id])))).join(''),
}

/** Lists are parted by a semicolon and a blank, as no name has them; objects are JSON; what is not known is empty. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const wildcards = ['*/*', 'application/*']

/** The first format that an Accept header names. */
function acceptedFormat({ headers: { accept = '*/*' } }: FastifyRequest): ReadFormat {
  const mediaTypes = accept.split(',').map((each) => (each.split(';')[0] as string).trim().toLowerCase())
  for (const media of mediaTypes) {
    const format = readFormatIds.find((id) => readFormats[id].startsWith(`${media};`))
    if (format) return format
    if (wildcards.includes(media)) return 'json'
  }
  throw new Problem('not_acceptable')
}

/** The address that was asked for, from the cursor on. */
function addressOfNext({ url }: FastifyRequest, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://here')
  searchParams.set('cursor', cursor)
  return `${pathname}?${searchParams.toString()}`
}
