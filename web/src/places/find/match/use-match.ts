import { longestAddress } from '@atlas/contract/endpoints/places/point.ts'
import { matchPlaces, type MatchKind, type MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#shared/api/call.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { placeOfRow } from '#places/find/match/guess-column.ts'
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
    // Addresses are looked up in portions, once a person has said so.
    enabled: question !== null && question.kind !== 'address',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
  })
  return useNewestAnswer(query)
}

function bodyOf(question: MatchQuestion) {
  const { kind, stateId } = question
  return { values: valuesOf(question), kind, ...(stateId === null ? {} : { state_id: stateId }) }
}

/** What is sent of each row. */
export function valuesOf({ file, ...column }: MatchQuestion): string[] {
  const placeOf = placeOfRow(file.headings, column)
  return file.rows.map((row) => sendable(placeOf(row), column.kind === 'address' ? longestAddress : longestValue))
}

/** Without what no text of the API holds. */
function sendable(cell: string, longest: number): string {
  return cell.slice(0, longest).toWellFormed().replaceAll('\0', '')
}
