import {
  downloadExport,
  type Export,
  type ExportFormat,
  findExport,
  listExports,
} from '@atlas/contract/endpoints/exports/exports.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { resultCountQuery } from '#search/results/result-count.ts'
import type { SearchView } from '#search/state/search-view.ts'

const pollMilliseconds = 1_500

export const formatNames: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel', package: 'Data package' }

export function isRunning({ status }: Export): boolean {
  return status === 'CREATING'
}

/** The progress of one file; requested again until it is made or the server stops answering. */
export function exportQuery(id: string) {
  return queryOptions({
    queryKey: ['exports', 'one', id],
    queryFn: ({ signal }) => call(findExport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => isRequested(state) && pollMilliseconds,
    // A person who is looking at another tab still gets the file.
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: { showsOwnError: true },
  })
}

function isRequested({ data, status }: { data: Export | undefined; status: string }): boolean {
  return status !== 'error' && (!data || isRunning(data))
}

/**
 * Every file that this person can still download; requested again while one is being made, until the server stops
 * answering.
 */
export const exportsQuery = queryOptions({
  queryKey: ['exports', 'all'],
  queryFn: ({ signal }) => call(listExports, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.status !== 'error' && (state.data?.values.some(isRunning) ?? false) && pollMilliseconds,
  staleTime: 0,
  meta: { showsOwnError: true },
})

/** The number of rows of the file; the dialog says where it is not known. */
export function countQuery(view: SearchView) {
  return { ...resultCountQuery(view, view.filters), meta: { showsOwnError: true } }
}

export async function download(id: string): Promise<void> {
  const { url } = await call(downloadExport, { params: { id } })
  saveFile(url)
}

/** Lets the browser save a file of the API under the name in the answer. */
function saveFile(path: string): void {
  const link = document.createElement('a')
  link.href = `${import.meta.env.VITE_API_URL ?? ''}${path}`
  // An answer that is not a file must not replace the page.
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
