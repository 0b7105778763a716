import { sendFeedback } from '@atlas/contract/endpoints/support.ts'
import { messages } from '@atlas/contract/messages.ts'
import { feedbackSubject } from '@atlas/contract/rules/feedback.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { type Draft, finishFeedback } from '#layout/feedback/open-feedback.ts'
import { showToast } from '#ui/overlay/toasts.tsx'

interface Sent {
  readonly subject: string
  readonly message: string
  readonly occasion: string
}

/** Sends what was written on an occasion; its answer may come after another one was opened. */
export function useSendFeedback(occasion: string, onSent: (occasion: string) => void) {
  const sending = useMutation({
    mutationFn: ({ subject, message }: Sent) =>
      call(sendFeedback, { body: { subject: feedbackSubject(subject), message } }),
    onSuccess: (_, sent) => {
      finishFeedback(sent.occasion)
      onSent(sent.occasion)
      showToast('success', messages.messageSent(sent.subject))
    },
  })
  const isOfThis = sending.variables?.occasion === occasion
  return {
    send: ({ subject, message }: Draft) => sending.mutate({ subject, message, occasion }),
    isPending: isOfThis && sending.isPending,
    isPaused: isOfThis && sending.isPaused,
    error: isOfThis ? sending.error : null,
  }
}
