import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { pageSizeInQuery } from '#search/search-request.ts'

const count = z.int()

/** By which way something came that changed the own values. */
export const changeWays = ['drive', 'results', 'correction', 'file', 'official', 'shared'] as const
export type ChangeWay = (typeof changeWays)[number]

/** What is called to take it out again. */
const undoSchema = z.object({ of: z.enum(['task', 'correction', 'import']), id: z.string() })

const ownChangeSchema = z.object({
  id: z.string(),
  way: z.enum(changeWays),
  at: z.string(),
  /** "Bolivar County, Courthouses", the name of a file, or whose value was set. */
  what: z.string(),
  /** Null for a person at a terminal, for a term that began, and for an account that is gone. */
  by: z.nullable(z.string()),
  /** Null of a correction, which is of one value. */
  officials: z.nullable(z.object({ added: count, changed: count, removed: count })),
  undone_at: z.nullable(z.string()),
  is_being_undone: z.boolean(),
  /** Null where it is undone, or cannot be. */
  undo: z.nullable(undoSchema),
  /** Why it cannot be undone now, or why the last attempt to undo it failed. */
  kept_by: z.nullable(z.string()),
})
export type OwnChange = z.infer<typeof ownChangeSchema>

/** A moment, a way and a number, as the last row of the page before has them. */
const cursorForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_(?:run|round|correction)_[\da-f-]{1,36}$/

export const listOwnChanges = endpoint({
  method: 'GET',
  path: '/admin/own_changes',
  access: 'admin',
  limit: 'search',
  summary:
    'What drives, results, corrections, files and other organizations brought, newest first, and how each is undone.',
  request: {
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.regex(cursorForm, 'The cursor does not belong to this list.'))),
      limit: pageSizeInQuery,
    }),
  },
  reply: z.object({ values: z.array(ownChangeSchema), cursor: z.nullable(z.string()) }),
})
