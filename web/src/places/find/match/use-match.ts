import { matchPlaces, type MatchKind, type MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#shared/api/call.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import type { TableFile } from '#places/find/match/file/table-file.ts'

/** Which column of a file is matched, and as what. */
export interface MatchQuestion {
  readonly file: TableFile
  readonly column: number
  readonly kind: MatchKind
  readonly stateId: StateId | null
}

/** What is longer is the name of no place; with it, the longest list stays below what the server takes. */
const longestValue = 80

/** The counties and districts of every row. Only the chosen column is sent, and leaving the page forgets all of it. */
export function useMatch(question: MatchQuestion | null): NewestAnswer<MatchReply> {
  const id = useId()
  const query = useQuery({
    // The values are not part of the key, which would keep them beyond the page.
    queryKey: ['match', id, question?.file.name, question?.column, question?.kind, question?.stateId],
    queryFn: ({ signal }) => call(matchPlaces, { body: bodyOf(question as MatchQuestion) }, { signal }),
    enabled: question !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  })
  return useNewestAnswer(query)
}

function bodyOf({ file, column, kind, stateId }: MatchQuestion) {
  return {
    values: file.rows.map((row) => sendable(row[column] ?? '')),
    kind,
    ...(stateId === null ? {} : { state_id: stateId }),
  }
}

/** Without what no text of the API holds. */
function sendable(cell: string): string {
  return cell.slice(0, longestValue).toWellFormed().replaceAll('\0', '')
}
