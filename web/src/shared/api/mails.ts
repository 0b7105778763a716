import { type MailsState, readMails, readMailServer } from '@atlas/contract/endpoints/service/mails.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

const staleTime = 30_000

/** Whether mails leave, as everybody may know it. */
export const mailsQuery = queryOptions({
  queryKey: ['mails', 'state'],
  queryFn: ({ signal }) => call(readMails, {}, { signal }),
  staleTime,
  meta: { showsOwnError: true },
})

/** The same for administrators, including emails that failed a moment ago. */
export const mailServerQuery = queryOptions({
  queryKey: ['mails', 'server'],
  queryFn: ({ signal }) => call(readMailServer, {}, { signal }),
  staleTime,
  meta: { showsOwnError: true },
})

// People wait for a word of what they did.
const longestMilliseconds = 2_000

/** Requested after an email was; a late answer holds nothing up. */
export async function mailsNow(client: QueryClient, isForAdministrator = false): Promise<MailsState> {
  const query = isForAdministrator
    ? client.query({ ...mailServerQuery, staleTime: 0, retry: false })
    : client.query({ ...mailsQuery, staleTime: 0, retry: false })
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestMilliseconds, null))
  const answer = await Promise.race([query, late]).catch(() => null)
  return answer?.mails ?? 'leave'
}
