import * as z from 'zod/mini'
import type { Column } from '#catalogue/column.ts'
import { findColumn, isColumnOf } from '#catalogue/columns.ts'
import { parseDay, parseMoment } from '#rules/calendar-day.ts'
import { dayComplaint } from '#rules/day-schemas.ts'
import { mostDaysAhead, type Operator, operators } from '#catalogue/operators.ts'
import type { SubjectId } from '#catalogue/subject.ts'

const longestText = 200
const longestList = 1_000
export const mostFilters = 50

const scalar = z.union([z.string().check(z.maxLength(longestText)), z.number()])

const filterShape = z.strictObject({
  column_id: z.string().check(z.maxLength(100)),
  operator: z.string().check(z.maxLength(20)),
  value: z.optional(z.union([scalar, z.array(scalar).check(z.maxLength(longestList)), z.null()])),
})

export type FilterScalar = string | number
export type FilterValue = FilterScalar | readonly FilterScalar[] | null

/** One condition of a search. All conditions of a search hold together. */
export interface Filter {
  readonly column_id: string
  readonly operator: Operator
  readonly value?: FilterValue | undefined
}

/**
 * Filters whose columns a subject has, of either where that is null, that take their operators, and whose values have
 * the shape and type of both.
 */
export function filtersSchemaOf(subject: SubjectId | null) {
  return z.array(filterSchemaOf(subject)).check(z.maxLength(mostFilters))
}

function filterSchemaOf(subject: SubjectId | null) {
  return filterShape.check((context) => {
    for (const { path, message } of filterProblems(context.value, subject)) {
      context.issues.push({ code: 'custom', path: [path], message, input: context.value })
    }
  }) as unknown as z.ZodMiniType<Filter, Filter>
}

/** Of officials. */
export const filterSchema = filterSchemaOf('official')
export const filtersSchema = filtersSchemaOf('official')

interface FilterProblem {
  readonly path: 'column_id' | 'operator' | 'value'
  readonly message: string
}

interface UncheckedFilter {
  readonly column_id: string
  readonly operator: string
  readonly value?: FilterValue | undefined
}

/** What is wrong with a filter, in sentences; empty where nothing is. */
export function filterProblems(filter: UncheckedFilter, subject: SubjectId | null): FilterProblem[] {
  const column = findColumn(filter.column_id)
  if (!column || (subject && !isColumnOf(subject, column.id)))
    return [{ path: 'column_id', message: `There is no column ${filter.column_id}.` }]
  if (!takesOperator(column, filter.operator)) {
    const operators = column.operators.join(', ')
    return [{ path: 'operator', message: `${column.id} takes ${operators}; not ${filter.operator}.` }]
  }
  const problem = valueProblem(column, filter.operator, filter.value ?? null)
  return problem ? [{ path: 'value', message: `${column.id} ${filter.operator}: ${problem}` }] : []
}

function takesOperator(column: Column, operator: string): operator is Operator {
  return (column.operators as readonly string[]).includes(operator)
}

function valueProblem(column: Column, operator: Operator, value: FilterValue): string | null {
  const { takes } = operators[operator]
  if (takes === 'nothing') return value === null ? null : 'Send no value.'
  if (takes === 'days') return isDaysAhead(value) ? null : `Send a number of days, from 1 to ${mostDaysAhead}.`
  if (takes === 'one') {
    if (value === null || Array.isArray(value)) return 'Send one value.'
    return scalarProblem(column, value as FilterScalar)
  }
  if (!Array.isArray(value)) return takes === 'range' ? 'Send a list of two values.' : 'Send a list of values.'
  const list = value as readonly FilterScalar[]
  if (list.length === 0) return 'Send at least one value.'
  if (takes === 'range' && list.length !== 2) return 'Send a list of two values, from and to.'
  const problem = list.map((each) => scalarProblem(column, each)).find((each) => each !== null) ?? null
  if (problem || takes !== 'range') return problem
  return comparable(list[0]) <= comparable(list[1]) ? null : 'The first value must not be above the second.'
}

function isDaysAhead(value: FilterValue): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostDaysAhead
}

function scalarProblem(column: Column, value: FilterScalar): string | null {
  switch (column.type) {
    case 'int':
    case 'percentage':
      // "unknown" is a choice like any other where a column offers choices.
      if (typeof value === 'number' || (column.choices && typeof value === 'string')) return null
      return column.type === 'percentage' ? 'Send a fraction, such as 0.6 for 60%.' : 'Send a number.'
    case 'datetime':
      if (typeof value === 'string' && (parseDay(value) ?? (column.kind === 'moment' && parseMoment(value))))
        return null
      return column.kind === 'moment'
        ? `${dayComplaint} A moment may stand there too: 2026-11-21T14:05:09-06:00.`
        : dayComplaint
    case 'str':
    case 'list':
    case 'dict':
      return typeof value === 'string' && value.trim() !== '' ? null : 'Send a text.'
  }
}

function comparable(value: FilterScalar | undefined): FilterScalar {
  return typeof value === 'string' ? (parseDay(value) ?? value) : (value ?? 0)
}
