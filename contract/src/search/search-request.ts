import * as z from 'zod/mini'
import type { ColumnValue } from '#catalogue/value.ts'
import { type ColumnId, columnOf, findColumn, isColumnId, isColumnOf } from '#catalogue/columns.ts'
import { type SubjectId, subjectIds, subjects } from '#catalogue/subject.ts'
import { type Filter, filtersSchema } from '#search/filter.ts'
import { overdueSchema } from '#search/overdue.ts'
import { uncountedSchema } from '#search/uncounted.ts'

export const pageSizes = [25, 50, 100] as const
export const defaultPageSize = 25
/** How many of a list are asked for in an address, where everything is text. */
export const pageSizeInQuery = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Math.max(...pageSizes))),
  defaultPageSize,
)
export const mostColumns = 15
export const mostNames = 10_000
export const mostRows = 100

/** The columns of a list of names, which alone may be as long as `mostNames`. */
const nameColumns = new Set<string>(['eo.id', 'eo.name'])

/** A column that a subject has, of either where that is null. */
export function columnIdSchemaOf(subject: SubjectId | null) {
  const isThere = (id: string) => findColumn(id) !== undefined && (subject === null || isColumnOf(subject, id))
  return z.string().check(
    z.maxLength(100, { abort: true }),
    // What is checked next takes it for a column.
    z.refine(isThere, { error: (issue) => noColumn(String(issue.input)), abort: true }),
  ) as unknown as z.ZodMiniType<ColumnId, ColumnId>
}

function noColumn(id: string): string {
  return `There is no column ${id}.`
}

/** Of officials. */
export const columnIdSchema = columnIdSchemaOf('official')

/** What is asked of; without it, of officials. */
export const subjectSchema = z._default(z.enum(subjectIds), 'official')

interface SubjectOf {
  readonly subject: SubjectId
  readonly columns?: readonly ColumnId[] | undefined
  readonly column_id?: ColumnId | undefined
  readonly filters?: readonly Filter[] | undefined
  readonly counted?: readonly Filter[] | undefined
  readonly sort?: readonly Sort[] | undefined
}

/** Refuses a request that names a column which its subject has not, as if there were none. */
export const ofItsSubject = z.check<SubjectOf>(({ value, issues }) => {
  for (const { id, path } of columnsNamed(value))
    if (!isColumnOf(value.subject, id)) issues.push({ code: 'custom', path, message: noColumn(id), input: value })
})

function columnsNamed({ columns = [], column_id: only, filters = [], counted = [], sort = [] }: SubjectOf) {
  const inLists = Object.entries({ filters, counted, sort }).flatMap(([list, items]) =>
    items.map(({ column_id: id }, index) => ({ id, path: [list, index, 'column_id'] })),
  )
  const shown = columns.map((id, index) => ({ id, path: ['columns', index] }))
  return [...shown, ...inLists, ...(only ? [{ id: only, path: ['column_id'] }] : [])]
}

export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Named counts have no order. */
export function isSortable(id: ColumnId): boolean {
  return columnOf(id).type !== 'dict'
}

export const mostSorts = 3
const sortShape = z.strictObject({ column_id: columnIdSchemaOf(null), direction: z.enum(sortDirections) })
export type Sort = z.infer<typeof sortShape>

export function sortsSchemaOf(subject: SubjectId | null) {
  const sortable = columnIdSchemaOf(subject).check(
    z.refine(isSortable, { error: (issue) => `${String(issue.input)} cannot be sorted by.` }),
  )
  const sort = z.strictObject({ column_id: sortable, direction: z.enum(sortDirections) })
  return z.array(sort).check(z.maxLength(mostSorts))
}
/** Of officials. */
export const sortsSchema = z._default(sortsSchemaOf('official'), [])

/** `0`, `"0"`, null and nothing at all mean the first page. */
export const cursorSchema = z.optional(z.union([z.string().check(z.maxLength(2_000)), z.literal(0), z.null()]))

export const searchRequestSchema = z
  .strictObject({
    columns: z.array(columnIdSchema).check(z.minLength(1), z.maxLength(mostColumns)),
    filters: z._default(filtersSchema, []),
    cursor: cursorSchema,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(mostNames)), defaultPageSize),
    sort: sortsSchema,
  })
  .check((context) => {
    const { columns, limit } = context.value
    if (limit > mostRows && !columns.every((id) => nameColumns.has(id))) {
      context.issues.push({
        code: 'custom',
        path: ['limit'],
        message: `The limit is ${mostRows} rows; only a search for eo.id and eo.name may ask for up to ${mostNames}.`,
        input: limit,
      })
    }
  })

/** Of a search as it stands in a URL, escaped: with it a request stays below the 16 kB of headers that Node takes. */
export const mostUrlLetters = 6_000

/** The same as JSON within a URL, which has room for fewer filters. */
export const searchInUrlSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(mostUrlLetters)),
    z.transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'This is not JSON.', input: text })
        return z.NEVER
      }
    }),
  ),
  searchRequestSchema,
)

export type SearchRequest = z.infer<typeof searchRequestSchema>
export type SearchRequestInput = z.input<typeof searchRequestSchema>

const columnValueShape = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.record(z.string(), z.nullable(z.number())),
  z.null(),
])
export const columnValueSchema = columnValueShape as unknown as z.ZodMiniType<ColumnValue, ColumnValue>

/**
 * A row of results: column id → value. It always holds the id of an official or of a place, and with a contact whose it is
 * and from when.
 */
export type Row = Record<string, ColumnValue>

// Checked by hand: 10,000 names take 4 ms so, and 23 ms as a record of unions.
const rowSchema = z.custom<Row>(isRow, 'must map columns of the catalogue to their values')
z.globalRegistry.add(rowSchema, {
  type: 'object',
  description:
    'Column id → value: a text, a number, a list of texts, an object of counts, or null. It always holds eo.id, or place.id of a place; with contact.phone and contact.email also whose each is and from when.',
})

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false
  for (const [id, operators] of Object.entries(value)) {
    if (!isColumnId(id) || !isColumnValue(operators)) return false
  }
  return subjectIds.some((subject) => subjects[subject].idColumn in value)
}

function isColumnValue(value: unknown): value is ColumnValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true
  return columnValueShape.safeParse(value).success
}

export const searchReplySchema = z.object({
  values: z.array(rowSchema),
  cursor: z.nullable(z.string()),
  total: z.int(),
  /** Of all officials that were found; of places there is none. */
  overdue: z.optional(overdueSchema),
  /** Officials whom the search may mean, and does not count. */
  uncounted: z.optional(uncountedSchema),
})
export type SearchReply = z.infer<typeof searchReplySchema>
