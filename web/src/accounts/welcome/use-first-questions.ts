import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { firstQuestions, type Search } from '#accounts/welcome/questions.ts'

const nextElection = 'jurisdictionoffice.next_general'

/**
 * The questions of a state with their current counts. They come all at once or not at all, so that none moves another.
 */
export function firstQuestionsQuery(stateId: StateId, today: string) {
  return queryOptions({
    queryKey: ['first questions', stateId, today],
    queryFn: ({ signal }) => firstQuestions(stateId, today, (filters) => search(filters, signal)),
    meta: { showsOwnError: true },
  })
}

async function search(filters: Parameters<Search>[0], signal: AbortSignal): ReturnType<Search> {
  const { total, values } = await call(
    searchOfficials,
    {
      body: {
        columns: [nextElection],
        filters: [...filters],
        sort: [{ column_id: nextElection, direction: 'asc' }],
        limit: 1,
      },
    },
    { signal },
  )
  const day = values[0]?.[nextElection]
  return { total, nextElection: typeof day === 'string' ? day : null }
}
