import { isColumnOf } from '@atlas/contract/catalogue/columns.ts'
import { isSortable, mostSorts, pageSizes, type Sort } from '@atlas/contract/search/search-request.ts'
import { arranged } from '#search/state/change-columns.ts'
import { filtersOfQuery, readColumnList, writeFilter } from '@atlas/contract/search/filter-text.ts'
import { readList, writeList } from '@atlas/contract/search/list-text.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { mapFigureIds } from '@atlas/contract/endpoints/places/map-figures.ts'
import { densities, type SearchView } from '#search/state/search-view.ts'
import { firstGroup, standardView, standardViewOf } from '#search/state/standard-view.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'

/**
 * A view as a short query that leaves out defaults. A filter is named by its column, so that a person can read and
 * write `?state.name=13,28&stats.2020biden%25=gte:0.6`.
 */
export function writeUrlQuery(view: SearchView): UrlQuery {
  const standard = standardView(view)
  const query: Record<string, string | string[]> = {}
  if (view.group && view.group !== firstGroup) query['kind'] = view.group
  for (const filter of view.filters) {
    const existing = query[filter.column_id]
    const text = writeFilter(filter)
    query[filter.column_id] = existing === undefined ? text : [existing, text].flat()
  }
  if (view.sort.length > 0) query['sort'] = writeList(view.sort.map(writeSort))
  if (writeList(view.columns) !== writeList(standard.columns)) query['columns'] = writeList(view.columns)
  if (view.density !== standard.density) query['density'] = view.density
  if (view.pageSize !== standard.pageSize) query['size'] = String(view.pageSize)
  if (view.page > 1) query['page'] = String(view.page)
  if (view.page > 1) query['after'] = writeList(view.cursors)
  if (view.open.length > 0) query['open'] = writeList(view.open)
  if (view.map !== standard.map) query['map'] = view.map ?? noMap
  return query
}

/** Stands in the URL instead of a figure when the map, which a list opens with, is closed. */
const noMap = 'none'

/** The view in a query. Whatever cannot be understood is ignored and never an error. */
export function readUrlQuery(query: UrlQuery, subject: SubjectId = 'official'): SearchView {
  const standard = standardViewOf(subject, query)
  const columns = readColumnList(query['columns']).filter((id) => isColumnOf(subject, id))
  const cursors = readList(textOf(query['after']))
  const page = cursors.length > 0 ? wholeNumber(textOf(query['page'])) : null
  return {
    ...standard,
    filters: filtersOfQuery(subject, query),
    sort: readColumnList(query['sort'])
      .flatMap((text) => readSort(subject, text))
      .filter(isFirstOfItsColumn)
      .slice(0, mostSorts),
    columns: columns.length > 0 ? arranged(columns, standard.columns[0]) : standard.columns,
    density: densities.find((density) => density === query['density']) ?? standard.density,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? standard.pageSize,
    page: page ?? 1,
    cursors: page ? cursors : [],
    open: readList(textOf(query['open'])).flatMap((id) => wholeNumber(id) ?? []),
    map: readMap(textOf(query['map']), standard),
  }
}

function readMap(text: string, standard: SearchView): SearchView['map'] {
  return text === noMap ? null : (mapFigureIds.find((id) => id === text) ?? standard.map)
}

function writeSort({ column_id, direction }: Sort): string {
  return direction === 'desc' ? `-${column_id}` : column_id
}

function readSort(subject: SubjectId, text: string): Sort[] {
  const id = text.replace(/^-/, '')
  return isColumnOf(subject, id) && isSortable(id)
    ? [{ column_id: id, direction: text.startsWith('-') ? 'desc' : 'asc' }]
    : []
}

function isFirstOfItsColumn({ column_id }: Sort, index: number, sort: readonly Sort[]): boolean {
  return sort.findIndex((each) => each.column_id === column_id) === index
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}

/** A whole number from 1 on in a URL, such as that of an official, or null. */
export function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
