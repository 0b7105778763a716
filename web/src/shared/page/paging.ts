import { defaultPageSize, type pageSizes } from '@atlas/contract/search/search-request.ts'

export type PageSize = (typeof pageSizes)[number]

/** Which page of a list is open: the way there, as the cursors that the server gave. */
export interface Paging {
  readonly size: PageSize
  /** One for each page after the first; the last one is the open page's. */
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

/** Null where the first page is open. */
export function withPreviousPage(paging: Paging): Paging | null {
  return paging.cursors.length === 0 ? null : { ...paging, cursors: paging.cursors.slice(0, -1) }
}

/** Another page size begins at the first page. */
export function withSize(size: PageSize): Paging {
  return { size, cursors: [] }
}
