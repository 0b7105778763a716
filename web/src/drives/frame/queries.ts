import { listDrives, listDriveTasks, readDrive } from '@atlas/contract/endpoints/drives/drives.ts'
import { readResults } from '@atlas/contract/endpoints/drives/results.ts'
import { listTasks, readTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { question } from '#shared/api/question.ts'

/** How soon others' work is seen: who has taken what, and what was filled in. */
export const colleaguesMilliseconds = 30_000

/** What any change of a task may change; the first word of every key here. */
const key = 'drives'

export const drivesQuery = queryOptions({
  queryKey: [key, 'list'],
  ...endpointQuery(listDrives, { query: {} }),
  meta: { showsOwnError: true },
})

export function driveQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'drive', id],
    ...endpointQuery(readDrive, { params: { id } }),
    meta: { showsOwnError: true },
  })
}

export function driveTasksQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'tasks', id],
    ...endpointQuery(listDriveTasks, { params: { id } }),
    meta: { showsOwnError: true },
  })
}

/** Tasks of all drives: those that wait to be looked at, or those of whoever is signed in. */
export function tasksQuery(which: 'to_look_at' | 'mine') {
  return queryOptions({
    queryKey: [key, 'which', which],
    ...endpointQuery(listTasks, { query: { which } }),
    meta: { showsOwnError: true },
  })
}

export function taskQuestion(id: string) {
  return question(readTask, { params: { id } })
}

export function taskQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'task', id],
    ...endpointQuery(...taskQuestion(id)),
    meta: { showsOwnError: true },
  })
}

export function resultsQuestion(day: string, placeId?: string) {
  return question(readResults, { params: { day }, query: placeId === undefined ? {} : { place_id: placeId } })
}

/** The results of an election day, with the form of a place where one is named. */
export function resultsQuery(day: string, placeId?: string) {
  return queryOptions({
    queryKey: [key, 'results', day, placeId ?? null],
    ...endpointQuery(...resultsQuestion(day, placeId)),
    meta: { showsOwnError: true },
  })
}

/** After a task changed: every list and sum is asked for anew where it is shown. */
export async function refetchDrives(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [key] })
}
