import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { isColumnOf } from '@atlas/contract/catalogue/columns.ts'
import { mapFigureColumns, mapFigureIds } from '@atlas/contract/endpoints/places/map-figures.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersOfQuery } from '@atlas/contract/search/filter-text.ts'
import { readList, writeList } from '@atlas/contract/search/list-text.ts'
import { formatQuery, parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'

type QueryValue = UrlQuery[string]

/**
 * What an address contains besides its filters, as far as it belongs to the search and not to a position in its pages.
 */
const parameters: Readonly<Record<string, (value: QueryValue, hidden: ReadonlySet<string>) => QueryValue | null>> = {
  columns: visibleColumns,
  sort: visibleColumns,
  density: asItIs,
  size: asItIs,
  map: visibleMap,
}

/** The view as a person sees it, and as it is saved for them: without the columns that are hidden from them. */
export function visibleView(view: string, isNonpartisan: boolean): string {
  const hidden = hiddenFrom(isNonpartisan)
  const visible = Object.entries(parseQuery(view)).flatMap(([name, value]): [string, QueryValue][] => {
    if (isFilter(name)) return hidden.has(name) ? [] : [[name, value]]
    const shown = Object.hasOwn(parameters, name) ? parameters[name]?.(value, hidden) : null
    return shown === null || shown === undefined ? [] : [[name, shown]]
  })
  return formatQuery(Object.fromEntries(visible)).replace(/^\?/, '')
}

/** Filters are named by their columns, and every column by its table. */
function isFilter(name: string): boolean {
  return name.includes('.')
}

function asItIs(value: QueryValue): QueryValue {
  return value
}

/** A minus before a column turns its order round. */
function visibleColumns(value: QueryValue, hidden: ReadonlySet<string>): QueryValue | null {
  const columns = readList([value].flat()[0] ?? '').filter((column) => !hidden.has(column.replace(/^-/, '')))
  return columns.length > 0 ? writeList(columns) : null
}

function visibleMap(value: QueryValue, hidden: ReadonlySet<string>): QueryValue | null {
  const figure = mapFigureIds.find((id) => id === value)
  return figure && hidden.has(mapFigureColumns[figure] ?? '') ? null : value
}

/** The filters of a view that still mean something, without those on columns that are hidden from somebody. */
export function filtersOfView(view: string, isNonpartisan: boolean): Filter[] {
  const hidden = hiddenFrom(isNonpartisan)
  return filtersOfQuery('official', parseQuery(view)).filter(({ column_id: id }) => !hidden.has(id))
}

/** What a view filters by that is no column of officials any more. */
export function lostColumns(view: string): string[] {
  return Object.keys(parseQuery(view)).filter((name) => isFilter(name) && !isColumnOf('official', name))
}
