import { decideOnUsers } from '@atlas/contract/endpoints/users/users.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { mailsNow } from '#shared/api/mails.ts'
import { asSoonAsItAnswers, showMailToast } from '#shared/page/mail-toast.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { reloadUsers } from '#users/user-queries.ts'

type Decisions = Input<typeof decideOnUsers>['body']

const verbs = { approve: 'approved', reject: 'rejected' } as const
const mails = { approve: 'approval', reject: 'rejection' } as const

/** Decides on several people at once. Done once the lists show it; returns those for whom it failed, and why. */
export function useDecideOnUsers(onDecided: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Decisions) => {
      const decided = await call(decideOnUsers, { body })
      await reloadUsers(client)
      return decided
    },
    onSuccess: async ({ decided }, { decision: { kind } }) => {
      onDecided()
      if (decided === 0) return
      const were = `${counted(decided, 'user was', 'users were')} ${verbs[kind]}.`
      showMailToast(await mailsNow(client, true), {
        sent: `${were} The ${mails[kind]} ${decided === 1 ? 'email is' : 'emails are'} sent.`,
        later: `${were} The ${mails[kind]} ${decided === 1 ? 'email' : 'emails'} will be sent ${asSoonAsItAnswers}.`,
      })
    },
    onError: (error) => (error instanceof ApiProblem ? reloadUsers(client) : undefined),
  })
}

export type DecideOnUsers = ReturnType<typeof useDecideOnUsers>
