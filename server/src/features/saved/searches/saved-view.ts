import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { isColumnOf } from '@atlas/contract/catalogue/columns.ts'
import { mapFigureColumns, mapFigureIds } from '@atlas/contract/endpoints/places/map-figures.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersOfQuery } from '@atlas/contract/search/filter-text.ts'
import { readList, writeList } from '@atlas/contract/search/list-text.ts'
import { formatQuery, parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'

type Said = UrlQuery[string]

/** What an address says beside its filters, as far as it is of the search and not of where somebody was in its pages. */
const beside: Readonly<Record<string, (said: Said, hidden: ReadonlySet<string>) => Said | null>> = {
  columns: seenColumns,
  sort: seenColumns,
  density: asItIs,
  size: asItIs,
  map: seenMap,
}

/** The view as somebody sees it, and as it is kept of them: without the columns that are hidden from them. */
export function seenView(view: string, isNonpartisan: boolean): string {
  const hidden = hiddenFrom(isNonpartisan)
  const seen = Object.entries(parseQuery(view)).flatMap(([name, said]): [string, Said][] => {
    if (isFilter(name)) return hidden.has(name) ? [] : [[name, said]]
    const shown = Object.hasOwn(beside, name) ? beside[name]?.(said, hidden) : null
    return shown === null || shown === undefined ? [] : [[name, shown]]
  })
  return formatQuery(Object.fromEntries(seen)).replace(/^\?/, '')
}

/** Filters are named by their columns, and every column by its table. */
function isFilter(name: string): boolean {
  return name.includes('.')
}

function asItIs(said: Said): Said {
  return said
}

/** A minus before a column turns its order round. */
function seenColumns(said: Said, hidden: ReadonlySet<string>): Said | null {
  const columns = readList([said].flat()[0] ?? '').filter((column) => !hidden.has(column.replace(/^-/, '')))
  return columns.length > 0 ? writeList(columns) : null
}

function seenMap(said: Said, hidden: ReadonlySet<string>): Said | null {
  const figure = mapFigureIds.find((id) => id === said)
  return figure && hidden.has(mapFigureColumns[figure] ?? '') ? null : said
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
