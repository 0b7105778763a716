import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { fileName, importParams, importSchema } from '#endpoints/data/imports.ts'
import { pageSizeInQuery } from '#search/search-request.ts'

/** The largest file of shared values that is taken, and how much may come out of it. */
export const mostSharedFileBytes = 4 * 1024 * 1024
export const mostSharedTextBytes = 16 * 1024 * 1024
/** In one file; an organization that found more shares them in the lists that it imports. */
export const mostSharedValues = 20_000

const count = z.int()

/**
 * How a value of a file compares with what is on file. `contradicts`: both have the same day, or one has no day, or an
 * administrator set ours; only a person can say which is right.
 */
export const sharedKinds = ['contradicts', 'newer', 'new', 'older', 'same'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** Which kinds are taken without a decision: the newest day wins, and contradicting values stay as they are. */
export const isTakenByItself: Readonly<Record<SharedKind, boolean>> = {
  contradicts: false,
  newer: true,
  new: true,
  older: false,
  same: true,
}

const valueSchema = z.object({
  value: z.string(),
  source: z.string(),
  /** The day on which it was so; null where that is not known. */
  as_of: z.nullable(z.string()),
})

const sharedValueSchema = z.object({
  /** The line of the file. */
  id: count,
  /** Null where it is of the office, whoever holds it. */
  official: z.nullable(z.string()),
  office: z.string(),
  place: z.string(),
  /** The label of the column. */
  field: z.string(),
  kind: z.enum(sharedKinds),
  ours: z.nullable(valueSchema),
  theirs: valueSchema,
  /** False where taking it would change nothing: a value that was set here by hand stays before an older one. */
  can_be_taken: z.boolean(),
  /** The value that names the holder of the seat; without it, this value belongs to nobody here. */
  with: z.nullable(count),
  /**
   * How many other values belong to the person whom this value names as the holder of the seat; they are taken only
   * together with it.
   */
  brings: count,
})
export type SharedValue = z.infer<typeof sharedValueSchema>

const sharedCountsSchema = z.object({
  contradicts: count,
  newer: count,
  new: count,
  older: count,
  same: count,
})

export const countSharedValues = endpoint({
  method: 'GET',
  path: '/shared-values',
  access: 'admin',
  limit: 'search',
  summary: 'How many values of their own the people of this atlas found, which a file for others would hold.',
  request: {},
  reply: z.object({ total: count, most: count }),
})

export const shareValues = endpoint({
  method: 'GET',
  path: '/shared-values.zip',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary:
    'The own values with their sources and days, for another organization with an atlas: a CSV, a README and a checksum. No names of volunteers, no accounts, no notes.',
  request: {},
  reply: z.string(),
  media: ['application/zip'],
})

export const sendSharedValues = endpoint({
  method: 'POST',
  path: '/shared-values',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary:
    'Send what another organization found. It is held beside what is on file in the background; nothing is taken before it is confirmed.',
  request: {
    query: z.strictObject({ name: fileName }),
    file: { media: ['application/zip', 'application/octet-stream'], mostBytes: mostSharedFileBytes },
  },
  reply: importSchema,
})

export const readSharedValues = endpoint({
  method: 'GET',
  path: '/shared-values/{id}',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'What a file holds beside what is on file, value by value, contradictions first.',
  request: {
    params: importParams,
    query: z.strictObject({
      kind: z.optional(z.enum(sharedKinds)),
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'The cursor does not belong to this list.'))),
      limit: pageSizeInQuery,
    }),
  },
  reply: z.object({
    /** Who found it, and the day on which they shared it. */
    from: z.object({ organization: z.string(), day: z.string() }),
    counts: sharedCountsSchema,
    values: z.array(sharedValueSchema),
    cursor: z.nullable(z.string()),
    /** Values that cannot be told here, each as a sentence; the first of them. */
    untold: z.array(z.string()),
    untold_total: count,
    /** So many are taken where nobody decides otherwise. */
    taken_by_themselves: count,
    /** Equal where the same stands on both sides. */
    digest: z.string(),
  }),
})
export type SharedValues = z.infer<typeof readSharedValues.reply>

const ids = z.array(count.check(z.minimum(1))).check(z.maxLength(mostSharedValues))

export const confirmSharedValues = endpoint({
  method: 'POST',
  path: '/shared-values/{id}/confirm',
  access: 'admin',
  limit: 'search',
  status: 202,
  mostBodyBytes: 512 * 1024,
  summary: 'Take what was looked at: what is new or newer, but for the values that are said to stay, and those said.',
  request: {
    params: importParams,
    body: z.strictObject({
      /** Of what was looked at. */
      digest: z.string().check(z.maxLength(64)),
      /** Values that are taken beside those that are taken by themselves. */
      take: ids,
      /** Values that stay as they are. */
      keep: ids,
    }),
  },
  reply: importSchema,
})
