import { sendFeedback } from '@atlas/contract/endpoints/service/support.ts'
import { messages } from '@atlas/contract/messages.ts'
import { feedbackSubject } from '@atlas/contract/rules/feedback.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { mailsNow } from '#shared/api/mails.ts'
import { type Draft, finishFeedback } from '#layout/feedback/open-feedback.ts'
import { asSoonAsItAnswers, type MailToast, showMailToast } from '#shared/page/mail-toast.ts'

interface Sent {
  readonly subject: string
  readonly message: string
  readonly occasion: string
}

/** Sends the text of an occasion. Its answer may arrive after another occasion was opened. */
export function useSendFeedback(occasion: string, onSent: (occasion: string) => void) {
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: ({ subject, message }: Sent) =>
      call(sendFeedback, { body: { subject: feedbackSubject(subject), message } }),
    onSuccess: (_, sent) => {
      finishFeedback(sent.occasion)
      onSent(sent.occasion)
      void mailsNow(client).then((mails) => showMailToast(mails, wordsOf(sent.subject)))
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

function wordsOf(subject: string): MailToast {
  return {
    sent: messages.messageSent(subject),
    later: `Message with subject: ${subject} is kept and will be sent ${asSoonAsItAnswers}.`,
  }
}
