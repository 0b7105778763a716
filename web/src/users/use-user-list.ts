import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { firstPaging, type Paging, withPreviousPage } from '#shared/page/paging.ts'
import { type UserListId, type UsersReply, usersQuery } from '#users/user-queries.ts'

export interface UserListState {
  readonly answer: NewestAnswer<UsersReply>
  readonly paging: Paging
  readonly setPaging: (paging: Paging) => void
}

export function useUserList(list: UserListId): UserListState {
  const [paging, setPaging] = useState(firstPaging)
  const answer = useNewestAnswer(useQuery(usersQuery(list, paging)))
  // The last row of the last page may have left the list.
  const previous = withPreviousPage(paging)
  if (previous && answer.isCurrent && answer.reply?.values.length === 0) setPaging(previous)
  return { answer, paging, setPaging }
}
