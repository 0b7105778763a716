import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { columnIdSchema, mostColumns } from '#search/search-request.ts'

export const preferenceSchema = z.object({ state_id: z.nullable(z.string()), state: z.nullable(z.string()) })
/** The state that a person's new searches start with; both null where there is none. */
export type Preference = z.infer<typeof preferenceSchema>

export const setPreference = endpoint({
  method: 'PUT',
  path: '/preferences/me',
  access: 'user',
  summary: 'Choose the state that new searches start with, or none.',
  request: { body: z.strictObject({ state_id: z.nullable(z.string().check(z.maxLength(20))) }) },
  reply: preferenceSchema,
})

export const noteWelcome = endpoint({
  method: 'PUT',
  path: '/preferences/welcome',
  access: 'user',
  summary: 'Note that this user has seen the welcome page, which is shown by itself only once.',
  request: {},
  reply: z.null(),
})

export const chooseNonpartisan = endpoint({
  method: 'PUT',
  path: '/preferences/nonpartisan',
  access: 'user',
  summary: "Leave party and candidates' shares out of all that this user is answered, or no longer.",
  request: { body: z.strictObject({ is_on: z.boolean() }) },
  reply: z.object({ is_nonpartisan: z.boolean() }),
})

export const chooseNearestFirst = endpoint({
  method: 'PUT',
  path: '/preferences/nearest-first',
  access: 'user',
  summary: 'Show the offices of a place itself before Congress to this user, or after it.',
  request: { body: z.strictObject({ is_on: z.boolean() }) },
  reply: z.object({ is_nearest_first: z.boolean() }),
})

export const mostColumnSets = 20
export const longestSetName = 60

const columnSetSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSetName)),
  /** In the order of the table. */
  columns: z.array(columnIdSchema).check(z.minLength(1), z.maxLength(mostColumns)),
})
/** Columns of the results table under a name of a person's own. */
export type ColumnSet = z.infer<typeof columnSetSchema>

export const columnSetsSchema = z.array(columnSetSchema).check(
  z.maxLength(mostColumnSets),
  z.refine((sets) => new Set(sets.map(({ name }) => name.toLowerCase())).size === sets.length, {
    error: 'Two sets have the same name.',
  }),
)

export const listColumnSets = endpoint({
  method: 'GET',
  path: '/preferences/column-sets',
  access: 'user',
  summary: 'The named sets of columns that this user keeps.',
  request: {},
  reply: z.object({ values: columnSetsSchema }),
})

export const keepColumnSets = endpoint({
  method: 'PUT',
  path: '/preferences/column-sets',
  access: 'user',
  summary: 'Keeps these named sets of columns in place of those before.',
  request: { body: z.strictObject({ values: columnSetsSchema }) },
  reply: z.object({ values: columnSetsSchema }),
})
