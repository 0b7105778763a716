import { findColumn, isColumnOf } from '#catalogue/columns.ts'
import { midnightOf, parseDay } from '#rules/calendar-day.ts'
import { isStorableText } from '#rules/storable-text.ts'
import { type Filter, type FilterScalar, filtersSchemaOf, mostFilters } from '#search/filter.ts'
import type { SubjectId } from '#catalogue/subject.ts'
import { type Operator, operators } from '#catalogue/operators.ts'
import { readList, writeList } from '#search/list-text.ts'
import type { UrlQuery } from '#search/query-text.ts'

const filtersSchemas = { official: filtersSchemaOf('official'), place: filtersSchemaOf('place') }

/** The operator that a URL need not name. */
const unnamed: Operator = 'in'

/** A filter's operator and value as a URL says them: `13,28`, `gte:0.6`, `is_empty:`. */
export function writeFilter({ column_id, operator, value }: Filter): string {
  const list = value === undefined || value === null ? [] : typeof value === 'object' ? value : [value]
  const text = writeList(list.map((item) => textOf(column_id, item)))
  const needsName = operator !== unnamed || namedOperator(text) !== null
  return needsName ? `${operator}:${text}` : text
}

/** The filters that a URL says, each named by its column. Whatever cannot be understood is left out. */
export function filtersOfQuery(subject: SubjectId, query: UrlQuery): Filter[] {
  return Object.entries(query)
    .flatMap(([name, texts]) => readFilters(subject, name, texts))
    .slice(0, mostFilters)
}

function readFilters(subject: SubjectId, columnId: string, texts: string | readonly string[]): Filter[] {
  if (!isColumnOf(subject, columnId)) return []
  return [texts].flat().flatMap((text) => readFilter(subject, columnId, text) ?? [])
}

/** The filter that a URL says, or null where it says none that the contract takes. */
function readFilter(subject: SubjectId, columnId: string, text: string): Filter | null {
  // An address is decoded after the request that held it was looked at.
  if (!isStorableText(text)) return null
  const operator = namedOperator(text) ?? unnamed
  const rest = namedOperator(text) ? text.slice(operator.length + 1) : text
  const values = readList(rest).map((item) =>
    operators[operator].takes === 'days' ? Number(item) : typed(columnId, item),
  )
  const filter: Filter = { column_id: columnId, operator, value: shaped(operator, values) }
  return filtersSchemas[subject].safeParse([filter]).success ? filter : null
}

function namedOperator(text: string): Operator | null {
  const name = text.slice(0, text.indexOf(':'))
  return text.includes(':') && Object.hasOwn(operators, name) ? (name as Operator) : null
}

function shaped(operator: Operator, values: FilterScalar[]): Filter['value'] {
  const { takes } = operators[operator]
  if (takes === 'nothing') return null
  return takes === 'one' || takes === 'days' ? (values[0] ?? null) : values
}

/** A number where the column holds numbers; a FIPS code such as 01063 stays text; a day is sent as its midnight. */
function typed(columnId: string, text: string): FilterScalar {
  const type = findColumn(columnId)?.type
  const number = Number(text)
  if (type === 'datetime') return midnightOf(text) ?? text
  return (type === 'int' || type === 'percentage') && !Number.isNaN(number) ? number : text
}

/** A URL says the day alone. */
function textOf(columnId: string, value: FilterScalar): FilterScalar {
  return (findColumn(columnId)?.type === 'datetime' && parseDay(String(value))) || value
}
