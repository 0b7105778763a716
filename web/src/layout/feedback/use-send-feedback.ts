import { sendFeedback } from '@atlas/contract/endpoints/support.ts'
import { messages } from '@atlas/contract/messages.ts'
import { feedbackSubject } from '@atlas/contract/rules/feedback.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { type Draft, finishFeedback } from '#layout/feedback/open-feedback.ts'
import { showToast } from '#ui/toasts.tsx'

export function useSendFeedback(onSent: () => void) {
  return useMutation({
    mutationFn: ({ subject, message }: Draft) =>
      call(sendFeedback, { body: { subject: feedbackSubject(subject), message } }),
    onSuccess: (_, { subject }) => {
      finishFeedback()
      onSent()
      showToast('success', messages.messageSent(subject))
    },
  })
}
