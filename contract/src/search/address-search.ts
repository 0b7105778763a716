import * as z from 'zod/mini'
import { type ColumnId, isColumnOf } from '#catalogue/columns.ts'
import { type SubjectId, subjects } from '#catalogue/subject.ts'
import { isStateId, states } from '#rules/states.ts'
import { filterInAddress, readColumnList } from '#search/filter-text.ts'
import type { Filter } from '#search/filter.ts'
import { readList, writeList } from '#search/list-text.ts'
import type { UrlQuery } from '#search/query-text.ts'
import { columnValueSchema, isSortable, mostSorts, type Sort } from '#search/search-request.ts'

/** How many columns a program may ask for at once, and how many rows. */
export const mostReadColumns = 40
export const mostReadRows = 1_000
const usualReadRows = 100

/** A search as an address says it: the filters by their columns, as Advanced Search writes them. */
export interface AddressSearch extends PageInAddress {
  /** Null for the usual ones. */
  readonly columns: readonly ColumnId[] | null
  readonly filters: readonly Filter[]
  readonly sort: readonly Sort[]
}

/** What people type by hand, beside the columns' own names. Values by code or name: `state=MS`, `county=Bolivar`. */
export const shortNames = {
  state: 'state.name',
  county: 'county.name',
  office: 'office.name',
  party: 'party.name',
} as const satisfies Record<string, ColumnId>
type ShortName = keyof typeof shortNames

const listNames = ['columns', 'sort', 'cursor', 'limit'] as const
type ListName = (typeof listNames)[number]

/** Of rows that are always told in the same columns and order: which page of them. */
export interface PageInAddress {
  readonly cursor?: string | undefined
  readonly limit: number
}
export const pageNames = ['cursor', 'limit'] as const satisfies readonly ListName[]

export const readReplySchema = z.object({
  values: z.array(z.record(z.string(), columnValueSchema)),
  /** What the next page is asked for with; null on the last. */
  cursor: z.nullable(z.string()),
  /** Of all pages. */
  total: z.int(),
})

const querySchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/**
 * Reads an address strictly. A page shows how it understood a link, but a program does not notice if it gets more than
 * it asked for. `named` lists what may be asked for besides filters.
 */
export function addressSearchSchema(subject: SubjectId, named: readonly ListName[] = listNames) {
  const read = z.transform((query: Record<string, string | string[]>, context): AddressSearch => {
    const problems: string[] = []
    for (const name of listNames.filter((each) => each in query && !named.includes(each)))
      problems.push(`There is no choice of ${name} here: these rows are always told in the same columns and order.`)
    const search: AddressSearch = {
      columns: columnsIn(subject, query, problems),
      filters: filtersIn(subject, query, problems),
      sort: sortIn(subject, query, problems),
      cursor: oneIn(query, 'cursor', problems),
      limit: limitIn(query, problems),
    }
    for (const message of problems) context.issues.push({ code: 'custom', message, input: query })
    return search
  })
  return z.pipe(querySchema, read) as unknown as z.ZodMiniType<AddressSearch, UrlQuery>
}

function filtersIn(subject: SubjectId, query: UrlQuery, problems: string[]): Filter[] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (listNames.includes(name as ListName)) return []
    const id = columnNamed(subject, name)
    if (id === null) {
      problems.push(`There is no column ${name}.`)
      return []
    }
    return [value].flat().flatMap((text) => {
      const filter = filterInAddress(subject, id, id === shortNames.state ? withStateNames(text) : text)
      if (!filter)
        problems.push(`“${text}” is not understood for ${name}. Copy the address of such a search in the atlas.`)
      return filter ?? []
    })
  })
}

function columnNamed(subject: SubjectId, name: string): ColumnId | null {
  const id = Object.hasOwn(shortNames, name) ? shortNames[name as ShortName] : name
  return isColumnOf(subject, id) ? id : null
}

const namesByCode = new Map(Object.values(states).map(({ code, name }) => [code, name]))

/** "MS,GA" as "Mississippi,Georgia". */
function withStateNames(text: string): string {
  return writeList(
    readList(text).map((item) => (isStateId(item) ? item : (namesByCode.get(item.toUpperCase()) ?? item))),
  )
}

function columnsIn(subject: SubjectId, query: UrlQuery, problems: string[]): ColumnId[] | null {
  if (query['columns'] === undefined) return null
  const ids = readColumnList(query['columns'])
  for (const id of ids) if (!isColumnOf(subject, id)) problems.push(`There is no column ${id}.`)
  if (ids.length === 0) problems.push('The list of columns is empty. Leave it out for the usual ones.')
  if (ids.length > mostReadColumns)
    problems.push(`These are ${ids.length} columns, and ${mostReadColumns} at most are read at once.`)
  const known = ids.filter((id): id is ColumnId => isColumnOf(subject, id))
  return [...new Set(known)].filter((id) => id !== subjects[subject].idColumn)
}

function sortIn(subject: SubjectId, query: UrlQuery, problems: string[]): Sort[] {
  if (query['sort'] === undefined) return []
  const sorts = readColumnList(query['sort']).flatMap((text): Sort[] => {
    const id = text.replace(/^-/, '')
    if (isColumnOf(subject, id) && isSortable(id))
      return [{ column_id: id, direction: text.startsWith('-') ? 'desc' : 'asc' }]
    problems.push(isColumnOf(subject, id) ? `${id} cannot be sorted by.` : `There is no column ${id}.`)
    return []
  })
  if (sorts.length > mostSorts) problems.push(`At most ${mostSorts} columns are sorted by.`)
  return sorts
}

/** The page alone, of rows that nothing filters. */
export const pageInAddress = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(
    z.pipe(
      z.string().check(z.refine((text) => limitOf(text) !== null, limitSentence())),
      z.transform((text) => limitOf(text) ?? usualReadRows),
    ),
    usualReadRows,
  ),
}

function limitOf(text: string): number | null {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return limit < 1 || limit > mostReadRows ? null : limit
}

function limitSentence(): string {
  return `The limit is a number from 1 to ${mostReadRows.toLocaleString('en-US')}.`
}

function limitIn(query: UrlQuery, problems: string[]): number {
  const text = oneIn(query, 'limit', problems)
  if (text === undefined) return usualReadRows
  const limit = limitOf(text)
  if (limit === null) problems.push(limitSentence())
  return limit ?? usualReadRows
}

const longestCursor = 2_000

function oneIn(query: UrlQuery, name: ListName, problems: string[]): string | undefined {
  const value = query[name]
  if (value === undefined || (typeof value === 'string' && value.length <= longestCursor)) return value
  problems.push(`${name} is said once, and short.`)
  return undefined
}
