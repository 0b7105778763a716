import {
  confirmImport,
  discardImport,
  type Import,
  type ImportRun,
  listImportRuns,
  listImports,
  readCheck,
  undoImport,
} from '@atlas/contract/endpoints/data/imports.ts'
import { answerResultsQuestions, sendResultsFile } from '@atlas/contract/endpoints/data/results.ts'
import { readDataStatus } from '@atlas/contract/endpoints/data/status.ts'
import { sendSpreadsheet } from '@atlas/contract/endpoints/data/import-matching.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'

const pollMilliseconds = 1_000
const runsPerPage = 25

export function isUnderWay({ status }: Import): boolean {
  return status === 'CHECKING' || status === 'LOADING'
}

/**
 * What administrators asked for; asked again while something is done. A server that changes the data may be slow to
 * answer, so no answer is no reason to stop asking.
 */
export const importsQuery = queryOptions({
  queryKey: ['imports', 'asked'],
  queryFn: async ({ signal }) => (await call(listImports, {}, { signal })).values,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ?? false) && pollMilliseconds,
  refetchIntervalInBackground: true,
  staleTime: 0,
  meta: { showsOwnError: true },
})

/** A check belongs to a file as it stands: one that was put back has another. */
export function checkQuery({ id, counts, error }: Import) {
  return queryOptions({
    queryKey: ['imports', 'check', id, counts, error],
    queryFn: ({ signal }) => call(readCheck, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  })
}

export const runsQuery = infiniteQueryOptions({
  queryKey: ['imports', 'runs'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam === null ? {} : { cursor: pageParam }
    return call(listImportRuns, { query: { limit: runsPerPage, ...cursor } }, { signal })
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }) => cursor,
  staleTime: 0,
  meta: { showsOwnError: true },
})

export const statusQuery = queryOptions({
  queryKey: ['imports', 'status'],
  queryFn: ({ signal }) => call(readDataStatus, {}, { signal }),
  staleTime: 0,
  meta: { showsOwnError: true },
})

export interface Sending {
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export async function send({ file, ...options }: Sending): Promise<Import> {
  return await call(sendSpreadsheet, { query: { name: file.name }, file }, options)
}

/** A file of the results of a day; of a state where the file does not tell it. */
export async function sendResults(
  { file, ...options }: Sending,
  { day, state }: { readonly day: string; readonly state: string | null },
): Promise<Import> {
  const query = { name: file.name, ...(state !== null && { state }) }
  return await call(sendResultsFile, { params: { day }, query, file }, options)
}

/** Has the winners held beside those on file anew, with what a person says of its contests. */
export async function answerQuestions(
  id: string,
  answers: { question_id: string; option_id: string | null }[],
): Promise<Import> {
  return await call(answerResultsQuestions, { params: { id }, body: { answers } })
}

/** Loads the file as it was checked: who vanishes and which rows are left out were accepted where the check asks so. */
export async function confirm({ id, counts }: Import): Promise<Import> {
  return await call(confirmImport, {
    params: { id },
    body: { accept_losses: counts?.losses_to_accept ?? null, accept_left_out: counts?.left_out ?? null },
  })
}

export async function discard({ id }: Import): Promise<void> {
  await call(discardImport, { params: { id } })
}

export async function undo({ id }: ImportRun): Promise<Import> {
  return await call(undoImport, { params: { id: String(id) } })
}

/** Shows what was just asked for, until the list is asked for again. */
export async function showImport(client: QueryClient, request: Import): Promise<void> {
  await showChange(client, importsQuery, (list = []) => [
    request,
    ...list.filter(({ id, kind, is_mine }) => id !== request.id && !(is_mine && kind === request.kind)),
  ])
}
