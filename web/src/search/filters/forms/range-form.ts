import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter, FilterScalar } from '@atlas/contract/search/filter.ts'
import {
  asEqual,
  type Draft,
  type FilterForm,
  means,
  mistaken,
  type DraftField,
  type Reading,
} from '#search/filters/forms/filter-form.ts'
import { valueKinds } from '#search/filters/forms/value-kinds.ts'

const { read, mistake } = valueKinds.whole

/** A minimum and a maximum, either of which may be empty; both 0 is no filter. */
export function rangeForm(columnId: ColumnId): FilterForm {
  return {
    filtersOf: (filters) =>
      filters.filter((each) => each.column_id === columnId && boundsOf(each).some((bound) => bound !== undefined)),
    write: writeBounds,
    read: (draft, edited) => readBounds(columnId, draft, edited),
  }
}

/** [minimum, maximum], as far as the filter has them. */
function boundsOf(filter: Filter): readonly (FilterScalar | undefined)[] {
  const { operator, value } = asEqual(filter)
  const [from, to = from] = [value ?? []].flat()
  if (operator === 'gte') return [from]
  if (operator === 'lte') return [undefined, to]
  return operator === 'eq' || operator === 'between' ? [from, to] : []
}

function writeBounds(filters: readonly Filter[]): Draft {
  const bounds = filters.map(boundsOf)
  const text = (index: 0 | 1) => String(bounds.map((each) => each[index]).find((bound) => bound !== undefined) ?? '')
  return { operator: '', first: text(0), second: text(1) }
}

function readBounds(columnId: ColumnId, { first, second }: Draft, edited: DraftField): Reading {
  const [minimum, maximum] = [first.trim(), second.trim()].map((text) => (text === '' ? undefined : read(text)))
  if (minimum === null) return mistaken('first', mistake)
  if (maximum === null) return mistaken('second', mistake)
  if (!minimum && !maximum) return means(null)
  if (maximum === undefined) return means({ column_id: columnId, operator: 'gte', value: minimum as number })
  if (minimum === undefined) return means({ column_id: columnId, operator: 'lte', value: maximum })
  if (minimum <= maximum)
    return means({ column_id: columnId, operator: 'between', value: [minimum, maximum] as number[] })
  return edited === 'second'
    ? mistaken('second', `The maximum cannot go below the minimum, ${minimum}.`)
    : mistaken('first', `The minimum cannot exceed the maximum, ${maximum}.`)
}
