import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { endInvitation, inviteAgain, invitePeople } from '@atlas/contract/endpoints/users/invitations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { mailsNow } from '#shared/api/mails.ts'
import { asSoonAsItAnswers, showMailToast } from '#shared/page/mail-toast.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { statusText } from '#users/invitations/invitee-words.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { reloadInvitations } from '#users/invitations/invitation-queries.ts'

/** The actions on one open invitation. */
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

/** One after another, so that those already ended stay ended if the next one fails. */
export function useEndInvitations(onEnded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (invitations: readonly OpenInvitation[]) => {
      try {
        for (const { id } of invitations) await call(endInvitation, { params: { id } })
      } finally {
        await reloadInvitations(client)
      }
    },
    onSuccess: (_, invitations) => {
      const [first, second] = invitations
      showToast(
        'success',
        second
          ? `${thousands(invitations.length)} invitations have ended.`
          : `The invitation of ${first?.email} has ended.`,
      )
      onEnded()
    },
  })
}

interface MendedInvitation extends Omit<Input<typeof invitePeople>['body'], 'emails'> {
  readonly before: OpenInvitation
  readonly email: string
}

interface Mending {
  readonly onMended: () => void
  /** With the state of the address. */
  readonly onRefused: (reason: string) => void
}

/** The new address is invited first, so that the previous invitation still exists if that fails. */
export function useMendInvitation({ onMended, onRefused }: Mending) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ before, email, ...given }: MendedInvitation) => {
      const { invited, values } = await call(invitePeople, { body: { emails: [email], ...given } })
      const [invitee] = values
      if (invited === 0 && invitee) return `${statusText(invitee)}.`
      await call(endInvitation, { params: { id: before.id } })
      await reloadInvitations(client)
      return null
    },
    onSuccess: async (refusal, { email }) => {
      if (refusal !== null) return onRefused(refusal)
      onMended()
      showMailToast(await mailsNow(client, true), {
        sent: `${email} is invited. The mail is sent.`,
        later: `${email} is invited. The mail will be sent ${asSoonAsItAnswers}.`,
      })
    },
    onError: (error) => (error instanceof ApiProblem ? reloadInvitations(client) : undefined),
  })
}
