import { defaultPageSize, type pageSizes } from '@atlas/contract/search/search-request.ts'

export type PageSize = (typeof pageSizes)[number]

/** Which page of a list is open, as the cursors from the server that lead to it. */
export interface Paging {
  readonly size: PageSize
  /** One cursor for each page after the first; the last is that of the open page. */
  readonly cursors: readonly string[]
}

export const firstPaging: Paging = { size: defaultPageSize, cursors: [] }

export function pageNumber({ cursors }: Paging): number {
  return cursors.length + 1
}

/** The cursor of the open page; undefined for the first. */
export function openCursor({ cursors }: Paging): string | undefined {
  return cursors.at(-1)
}

export function withNextPage(paging: Paging, cursor: string): Paging {
  return { ...paging, cursors: [...paging.cursors, cursor] }
}

/** Null if the first page is open. */
export function withPreviousPage(paging: Paging): Paging | null {
  return paging.cursors.length === 0 ? null : { ...paging, cursors: paging.cursors.slice(0, -1) }
}

/** A new page size starts again at the first page. */
export function withSize(size: PageSize): Paging {
  return { size, cursors: [] }
}
