import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { endInvitation, inviteAgain, invitePeople } from '@atlas/contract/endpoints/users/invitations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { mailsNow } from '#shared/api/mails.ts'
import { asSoonAsItAnswers, showMailToast } from '#shared/page/mail-toast.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { counted } from '#shared/ui/text/counted.ts'
import { reloadInvitations } from '#users/invitations/invitation-queries.ts'

/** What is done with one open invitation. */
export interface OpenInvitation {
  readonly id: string
  readonly email: string
}

export function useInvite(onInvited: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Input<typeof invitePeople>['body']) => {
      const { invited } = await call(invitePeople, { body })
      await reloadInvitations(client)
      return invited
    },
    onSuccess: async (invited) => {
      onInvited()
      const were = counted(invited, 'person is', 'people are')
      showMailToast(await mailsNow(client, true), {
        sent: `${were} invited. ${invited === 1 ? 'The mail is' : 'The mails are'} sent.`,
        later: `${were} invited. ${invited === 1 ? 'The mail' : 'The mails'} will be sent ${asSoonAsItAnswers}.`,
      })
    },
    onError: (error) => (error instanceof ApiProblem ? reloadInvitations(client) : undefined),
  })
}

export function useInviteAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: OpenInvitation) => {
      await call(inviteAgain, { params: { id } })
      await reloadInvitations(client)
    },
    onSuccess: async (_, { email }) =>
      showMailToast(await mailsNow(client, true), {
        sent: `The invitation of ${email} was sent again. Only the newest link works.`,
        later: `The invitation of ${email} will be sent again ${asSoonAsItAnswers}.`,
      }),
    onError: (error) => (error instanceof ApiProblem ? reloadInvitations(client) : undefined),
  })
}

export function useEndInvitation(onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: OpenInvitation) => {
      await call(endInvitation, { params: { id } })
      await reloadInvitations(client)
    },
    onSuccess: (_, { email }) => {
      showToast('success', `The invitation of ${email} has ended.`)
      onEnded()
    },
  })
}
