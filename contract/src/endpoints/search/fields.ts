import * as z from 'zod/mini'
import { columnsOf, isLookedUp, type LookUpColumnId } from '#catalogue/columns.ts'
import { columnIdSchemaOf, ofItsSubject, subjectSchema } from '#search/search-request.ts'
import { dataTypes } from '#catalogue/data-type.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { filtersSchemaOf } from '#search/filter.ts'
import { operatorIds } from '#catalogue/operators.ts'
import { onlyTheFirst } from '#search/most-words.ts'
import { type SectionId, sections } from '#catalogue/sections.ts'

const choiceSchema = z.object({ id: z.string(), label: z.string() })
const countedChoiceSchema = z.object({ id: z.string(), label: z.string(), count: z.int() })
export type Choice = z.infer<typeof choiceSchema>
/** A choice and how many officials, or places, it leaves under every filter but its own column's. */
export type CountedChoice = z.infer<typeof countedChoiceSchema>

const columnsSchema = z.array(columnIdSchemaOf(null)).check(z.minLength(1), z.maxLength(20))
const filtersSchema = filtersSchemaOf(null)
const columnsUnderFilters = z
  .strictObject({ subject: subjectSchema, columns: columnsSchema, filters: z._default(filtersSchema, []) })
  .check(ofItsSubject)

const fieldSchema = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(dataTypes),
  operators: z.array(z.enum(operatorIds)),
  filterable: z.boolean(),
  /** Whether its values can be looked up by typing. */
  look_up: z.boolean(),
  default: z.boolean(),
  section: z.enum(Object.keys(sections) as [SectionId, ...SectionId[]]),
  /** What the value means, in one sentence. */
  meaning: z.string(),
  /** What a number counts; null for what counts nothing. */
  unit: z.nullable(z.string()),
  /** What kind of source states it, in words; which data sets those are is in the coverage. */
  source: z.string(),
})
export type Field = z.infer<typeof fieldSchema>

export const listFields = endpoint({
  method: 'GET',
  path: '/fields/',
  access: 'user',
  summary: 'Every column of the catalogue, by table.',
  request: {},
  reply: z.object({
    tables: z.array(z.object({ table: z.string(), label: z.string(), columns: z.array(fieldSchema) })),
  }),
})

export const listFieldChoices = endpoint({
  method: 'GET',
  path: '/fields/{columnId}',
  access: 'user',
  limit: 'search',
  summary: 'The choices of one column, of officials or of places, whatever the filters.',
  request: {
    params: z.strictObject({ columnId: columnIdSchemaOf(null) }),
    query: z.strictObject({ subject: subjectSchema }),
  },
  reply: z.object({ values: z.array(choiceSchema) }),
})

export const listChoices = endpoint({
  method: 'POST',
  path: '/fields/values',
  access: 'user',
  limit: 'search',
  summary:
    'The choices of some columns, each with how many officials or places it leaves under every filter but its own.',
  request: { body: columnsUnderFilters },
  reply: z.record(z.string(), z.array(countedChoiceSchema)),
})

const knownSchema = z.object({
  /** How many are found by every filter but those of the column. */
  found: z.int(),
  /** Of how many of them the column has a value. */
  known: z.int(),
})
export type Known = z.infer<typeof knownSchema>

/** So that "nobody" can be told from "nobody knows": a filter finds only officials whose value is known. */
export const countKnown = endpoint({
  method: 'POST',
  path: '/fields/known',
  access: 'user',
  limit: 'search',
  summary:
    'Of how many officials or places some columns have a value, among those found by every filter but their own.',
  request: { body: columnsUnderFilters },
  reply: z.record(z.string(), knownSchema),
})

const mostCounted = 20

export const countFilters = endpoint({
  method: 'POST',
  path: '/fields/counts',
  access: 'user',
  limit: 'search',
  summary: 'How many officials or places each of some filters leaves, under all others but those of its own column.',
  request: {
    body: z
      .strictObject({
        subject: subjectSchema,
        counted: filtersSchema.check(z.minLength(1), z.maxLength(mostCounted)),
        filters: z._default(filtersSchema, []),
      })
      .check(ofItsSubject),
  },
  reply: z.object({
    /** In the order of the filters that are counted. */
    counts: z.array(z.int()),
  }),
})

const lookUpColumnSchema = columnIdSchemaOf(null).check(
  z.refine(isLookedUp, {
    error: (issue) =>
      `${String(issue.input)} cannot be looked up. These can: ${columnsOf.official.lookUpIds.join(', ')}.`,
  }),
) as unknown as z.ZodMiniType<LookUpColumnId, LookUpColumnId>

const lookUp = {
  body: z
    .strictObject({
      subject: subjectSchema,
      column_id: lookUpColumnSchema,
      value: z.string().check(z.minLength(1), z.maxLength(200)),
    })
    .check(ofItsSubject),
}

export const typeAhead = endpoint({
  method: 'POST',
  path: '/fields/type_ahead',
  access: 'user',
  limit: 'search',
  summary: `Up to 20 values whose words start with what was typed, best first. ${onlyTheFirst}`,
  request: lookUp,
  reply: z.object({ results: z.array(choiceSchema) }),
})

export const fuzzy = endpoint({
  method: 'POST',
  path: '/fields/fuzzy',
  access: 'user',
  limit: 'search',
  summary: `Up to 20 values that resemble what was typed, with a score from 0 to 1, best first. ${onlyTheFirst}`,
  request: lookUp,
  reply: z.object({ results: z.array(z.object({ id: z.string(), label: z.string(), score: z.number() })) }),
})

export const closest = endpoint({
  method: 'POST',
  path: '/fields/closest',
  access: 'user',
  limit: 'search',
  summary: 'The single nearest value, for "Did you mean …?".',
  request: lookUp,
  reply: z.object({ results: z.array(choiceSchema) }),
})
