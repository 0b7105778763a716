import { undoCorrection } from '@atlas/contract/endpoints/data/corrections.ts'
import { undoImport } from '@atlas/contract/endpoints/data/imports.ts'
import { listOwnChanges, type OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { undoTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

const pollMilliseconds = 2_000
const changesPerPage = 25

/** What came in; asked again while any of it is being undone. */
export const ownChangesQuery = infiniteQueryOptions({
  queryKey: ['imports', 'own-changes'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam === null ? {} : { cursor: pageParam }
    return call(listOwnChanges, { query: { limit: changesPerPage, ...cursor } }, { signal })
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }) => cursor,
  refetchInterval: ({ state }) =>
    (state.data?.pages.some(({ values }) => values.some(({ is_being_undone: is }) => is)) ?? false) && pollMilliseconds,
  staleTime: 0,
  meta: { showsOwnError: true },
})

type Undo = NonNullable<OwnChange['undo']>

/** Each way has its own undo. */
const undoOf: Readonly<Record<Undo['of'], (id: string) => Promise<unknown>>> = {
  import: async (id) => await call(undoImport, { params: { id } }),
  task: async (id) => await call(undoTask, { params: { id } }),
  correction: async (id) => await call(undoCorrection, { params: { id }, body: {} }),
}

export async function undoChange({ undo }: OwnChange): Promise<void> {
  if (undo) await undoOf[undo.of](undo.id)
}
