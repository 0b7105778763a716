import {
  type BoardPageChanges,
  changeBoardPage,
  listBoardPages,
  makeBoardPage,
  type NewPictureOnBoard,
  putOnBoardPage,
  readBoardPage,
  removeBoardPage,
  takeOffBoardPage,
} from '@atlas/contract/endpoints/saved/board-pages.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'

const all = ['board pages']

/** The person's board pages and those that colleagues share, most recently edited first. */
export const boardPagesQuery = queryOptions({
  queryKey: [...all, 'list'],
  ...endpointQuery(listBoardPages, {}),
  staleTime: 0,
  meta: { showsOwnError: true },
})

export function boardPageQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id],
    ...endpointQuery(readBoardPage, { params: { id } }),
    staleTime: 0,
    meta: { showsOwnError: true },
  })
}

export function useMakeBoardPage() {
  return useBoardChange((name: string) => call(makeBoardPage, { body: { name } }))
}

export function usePutOnBoardPage() {
  return useBoardChange((picture: NewPictureOnBoard) => call(putOnBoardPage, { body: picture }))
}

export function useTakeOffBoardPage() {
  return useBoardChange((params: { readonly id: string; readonly picture_id: string }) =>
    call(takeOffBoardPage, { params }),
  )
}

export function useChangeBoardPage() {
  return useBoardChange(({ id, changes }: { readonly id: string; readonly changes: BoardPageChanges }) =>
    call(changeBoardPage, { params: { id }, body: changes }),
  )
}

export function useRemoveBoardPage() {
  return useBoardChange((id: string) => call(removeBoardPage, { params: { id } }))
}

/** Done once the pages show the change. */
function useBoardChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => await client.invalidateQueries({ queryKey: all }),
  })
}
