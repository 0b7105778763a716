import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { isCurrent } from '#users/user-fields.ts'
import { reloadUsers, showUser } from '#users/user-queries.ts'
import { mailsNow } from '#shared/api/mails.ts'
import { type MailToast, showMailToast } from '#shared/page/mail-toast.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

interface Decision {
  /** Answers the user as they are afterwards; null of whoever is no longer there. */
  readonly decide: () => Promise<User | null>
  /** A user who stays in the list of current users is shown there; else both lists are loaded again. */
  readonly staysInPlace: boolean
  /** What was done; where a mail tells of it, whether that left is said too. */
  readonly toast: string | MailToast
  readonly onClose: () => void
}

/** Carries out what an administrator decided. It is over when the lists show it, so the dialog closes over them. */
export function useDecision({ decide, staysInPlace, toast, onClose }: Decision) {
  const client = useQueryClient()
  const decision = useMutation({
    mutationFn: async () => {
      const user = await decide()
      if (user && staysInPlace && isCurrent(user)) await showUser(client, user)
      else await reloadUsers(client)
    },
    onSuccess: async () => {
      if (typeof toast === 'string') showToast('success', toast)
      else showMailToast(await mailsNow(client, true), toast)
    },
    // Someone else may have decided meanwhile.
    onError: (error) => (error instanceof ApiProblem ? reloadUsers(client) : undefined),
  })
  const isOver = decision.isSuccess || decision.error instanceof ApiProblem
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return decision
}
