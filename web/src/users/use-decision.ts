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
  /** Returns the user after the change; null for one who no longer exists. */
  readonly decide: () => Promise<User | null>
  /** A user who stays in the list of current users is updated there; otherwise both lists are reloaded. */
  readonly staysInPlace: boolean
  /** What was done; where an email reports it, the message also says whether that was sent. */
  readonly toast: string | MailToast
  readonly onClose: () => void
}

/**
 * Carries out an administrator's decision. It is done once the lists show it, so that the dialog closes over the new
 * lists.
 */
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
    // Somebody else may have decided in the meantime.
    onError: (error) => (error instanceof ApiProblem ? reloadUsers(client) : undefined),
  })
  const isOver = decision.isSuccess || decision.error instanceof ApiProblem
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return decision
}
