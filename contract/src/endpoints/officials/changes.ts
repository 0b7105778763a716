import * as z from 'zod/mini'
import { methods } from '#catalogue/method.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { standing } from '#endpoints/officials/standing.ts'
import { importOriginIds } from '#rules/import-origins.ts'
import { columnIdSchema, columnValueSchema, pageSizeInQuery } from '#search/search-request.ts'
import { officialIdTextSchema } from '#rules/official-id.ts'

/**
 * What a load may do to an official: change a value that is shown; remove the person from the list; give the number to
 * somebody else; remove, by undoing an import, a person who arrived with it; bring back a person who was gone; or find
 * that an own official and a public one are the same person, so that the own one stands for both from then on.
 */
export const officialEvents = ['changed', 'left', 'replaced', 'taken_back', 'came_back', 'joined'] as const
export type OfficialEvent = (typeof officialEvents)[number]
/** The public data, or what the organization says over it. */
export const valueLayers = ['public', 'organisation'] as const
export type ValueLayer = (typeof valueLayers)[number]

const moment = z.string()

const changeSchema = z.object({
  /** `entered` is the last one: how the official came into the atlas. */
  kind: z.enum([...officialEvents, 'entered']),
  /** Null only where nobody wrote down when the official was entered. */
  at: z.nullable(moment),
  /** Null where the entry is about the person. */
  column_id: z.nullable(columnIdSchema),
  /** The name before, where the entry is about the person; of `joined` the number of the official to go on with. */
  before: columnValueSchema,
  after: columnValueSchema,
  /** Who published the new value; null where nobody did, as when a value was removed. */
  source: z.nullable(z.string()),
  as_of: z.nullable(z.string()),
  method: z.nullable(z.enum(methods)),
  layer: z.enum(valueLayers),
  /** Who asked for the load; null for a load that nobody asked for. */
  by: z.nullable(z.string()),
  run_id: z.nullable(z.int()),
  origin: z.nullable(z.enum(importOriginIds)),
  /** The load undid an earlier one. */
  is_undo: z.boolean(),
  /** The load was undone afterwards: entries that are newer say how. */
  was_undone: z.boolean(),
  correction_id: z.nullable(z.string()),
  /** The load took a value out that an administrator had set; `by` is who took it out. */
  was_taken_out: z.boolean(),
  /** Of `entered`: what was known from the beginning. */
  columns: z.optional(z.array(columnIdSchema)),
})
export type OfficialChange = z.infer<typeof changeSchema>

export const officialChanges = endpoint({
  method: 'GET',
  path: '/search/eo/{id}/changes',
  access: 'user',
  limit: 'search',
  summary: 'What loads changed of one official, newest first; also of one who is not in office any more.',
  request: {
    params: z.strictObject({ id: officialIdTextSchema }),
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'The cursor does not belong to this list.'))),
      limit: pageSizeInQuery,
    }),
  },
  reply: z.object({
    official: z.object({
      id: z.int(),
      name: z.string(),
      office: z.nullable(z.string()),
      jurisdiction: z.nullable(z.string()),
      state: z.nullable(z.string()),
      /** When the last load that had the official ended for it; null where it is shown today, or left out. */
      left_at: z.nullable(moment),
      /** How; `left_out` is on file, and kept out of the search by the coverage rule. Null where it is shown today. */
      left_how: z.nullable(z.enum(['left', 'taken_back', 'joined', 'left_out'])),
      /** The number under which the person is shown now. */
      shown_as: z.nullable(z.int()),
      ...standing,
    }),
    values: z.array(changeSchema),
    cursor: z.nullable(z.string()),
  }),
})
export type OfficialChanges = z.infer<typeof officialChanges.reply>
