import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { mailsQuery } from '#shared/api/mails.ts'

/** What a screen may say about an email that was just requested. */
export function useMails(): MailsState {
  const { data } = useQuery(mailsQuery)
  return data?.mails ?? 'leave'
}
