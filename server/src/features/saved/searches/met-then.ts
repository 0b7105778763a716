import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { buildColumn } from '#search/build-index.ts'
import { valuesMeeting } from '#search/conditions.ts'
import { rowsOf } from '#search/match.ts'
import { impliedFilters } from '#search/places-in-state.ts'
import { hasRow } from '#search/row-bitset.ts'
import { type IndexChoice, indexColumn, type SearchIndex } from '#search/search-index.ts'
import { textTable } from '#search/text-table.ts'

/** An official as they were at an earlier moment. */
export interface Former {
  readonly id: number
  /** What is known to have been another value then. */
  readonly before: ReadonlyMap<ColumnId, ColumnValue>
  /** The row that says the rest of them: their own, or for what belongs to the office and its place that of a successor. */
  readonly rowFor: (column: Column) => number | null
}

/** Whether an official met a filter then; null where nothing on file says so. */
type Met = boolean | null

/** Which of them met all filters then. */
export function metThen(index: SearchIndex, filters: readonly Filter[], former: readonly Former[]): Met[] {
  const met = filters.map((filter) => metBy(index, filter, former))
  return former.map((_, at) => all(met.map((each) => each[at] as Met)))
}

/** One filter that is not met decides; one that cannot be determined leaves the result open. */
function all(met: readonly Met[]): Met {
  if (met.includes(false)) return false
  return met.includes(null) ? null : true
}

function metBy(index: SearchIndex, filter: Filter, former: readonly Former[]): Met[] {
  const id = filter.column_id as ColumnId
  const column = columnOf(id)
  const values = former.map(({ before }) => before.get(id))
  const passes = passesOf(index, filter, values)
  const met = former.map(({ rowFor }, at): Met => {
    if (values[at] !== undefined) return passes[at] === 1
    const row = rowFor(column)
    return row === null ? null : hasRow(rowsOf(index, filter), row)
  })
  return withImplied(index, filter, column.kind, { former, met })
}

/** As `match` does: the place of a name in the state that is named with it. */
function withImplied(
  index: SearchIndex,
  filter: Filter,
  kind: Kind,
  { former, met }: { readonly former: readonly Former[]; readonly met: readonly Met[] },
): Met[] {
  const { alternatives, isOpposite } = impliedFilters(filter, kind)
  const named = alternatives.map((filters) => metThen(index, filters, former))
  return met.map((own, at) => {
    if (!named.some((each) => each[at] === true)) return own
    return !isOpposite
  })
}

/** value → 1 where it meets the filter; of values that are not said nothing is meant. */
function passesOf(index: SearchIndex, filter: Filter, values: readonly (ColumnValue | undefined)[]): Uint8Array {
  const { column, choices } = indexColumn(index, filter.column_id as ColumnId)
  const former = values.map((value) => value ?? null)
  const built = buildColumn(column.id as ColumnId, {
    ids: Uint32Array.from(former.keys()),
    nameKeys: textTable(former.map(() => '')),
    columns: new Map([
      [
        column.id as ColumnId,
        choices
          ? { codes: null, values: former, choices: former.map((value) => choicesOf(choices.list, value)) }
          : { codes: null, values: former },
      ],
    ]),
  })
  const passes = valuesMeeting(built, filter, index.today)
  return Uint8Array.from(former, (_, at) => passes[built.codes ? (built.codes[at] as number) : at] as number)
}

/** A choice that no official has any more is named by its text alone. */
function choicesOf(list: readonly IndexChoice[], value: ColumnValue): IndexChoice[] {
  const texts = [value ?? []].flat().map(String)
  return texts.map(
    (text) => list.find(({ label }) => label === text) ?? { id: text, label: text, place: null, sortKey: text },
  )
}
