import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter, FilterScalar } from '@atlas/contract/search/filter.ts'
import { type Operator, operators } from '@atlas/contract/catalogue/operators.ts'
import {
  asEqual,
  type Draft,
  type FilterForm,
  means,
  mistaken,
  type DraftField,
  type Reading,
} from '#search/filters/forms/filter-form.ts'
import { typedKind, type ValueKind } from '#search/filters/forms/value-kinds.ts'

/** An operator and what it compares with: nothing, one value, or two. */
export function comparisonForm(columnId: ColumnId, kind: ValueKind, offered: readonly Operator[]): FilterForm {
  const [only] = offered
  const start = kind.start !== '' && offered.includes(kind.start) ? kind.start : offered.length === 1 ? only : ''
  return {
    filtersOf: (filters) => {
      const first = filters.find((each) => each.column_id === columnId && offered.includes(asEqual(each).operator))
      return first ? [first] : []
    },
    write: ([filter]) => (filter ? written(kind, asEqual(filter)) : { operator: start ?? '', first: '', second: '' }),
    read: (draft) => read(columnId, kind, start ?? '', draft),
  }
}

function written(kind: ValueKind, { operator, value }: Filter): Draft {
  const [first = '', second = ''] = [value ?? []]
    .flat()
    .map((each: FilterScalar) => typedKind(kind, operator).write(each))
  return { operator, first, second }
}

function read(columnId: ColumnId, kind: ValueKind, start: Operator | '', { operator, first, second }: Draft): Reading {
  const texts = { first: first.trim(), second: second.trim() }
  if (operator === '') return texts.first === '' ? means(null) : mistaken('operator', 'Choose how to compare.')
  const fields = fieldsOf(operator)
  // A comparison that somebody selected without a value is half a filter; one that was there from the start is none.
  const isLeftEmpty = fields.length > 0 && fields.every((field) => texts[field] === '')
  if (isLeftEmpty && start !== '') return means(null)
  const typed = typedKind(kind, operator)
  const values: FilterScalar[] = []
  for (const field of fields) {
    const value = texts[field] === '' ? null : typed.read(texts[field])
    if (value === null) return mistaken(field, typed.mistake)
    values.push(value)
  }
  const [from, to] = values
  if (from !== undefined && to !== undefined && from > to) return mistaken('second', kind.backwards)
  const { takes } = operators[operator]
  const value = takes === 'nothing' ? null : takes === 'one' || takes === 'days' ? (from as FilterScalar) : values
  return means({ column_id: columnId, operator, value })
}

/** The fields that an operator needs filled in. */
export function fieldsOf(operator: Operator | ''): Exclude<DraftField, 'operator'>[] {
  const takes = operator === '' ? 'one' : operators[operator].takes
  if (takes === 'nothing') return []
  return takes === 'range' ? ['first', 'second'] : ['first']
}
