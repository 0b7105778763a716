import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { messages } from '#messages.ts'
import { feedbackPrefix, longestMessage, longestSubject, ownSubject, isBlank } from '#rules/feedback.ts'

const text = (longest: number, isEmpty: (typed: string) => boolean, whereEmpty: string) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((typed) => !isEmpty(typed), whereEmpty),
  )

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/support',
  access: 'user',
  summary: 'Send a message to the support address; answers to it reach the sender.',
  request: {
    body: z.strictObject({
      subject: text(
        feedbackPrefix.length + longestSubject,
        (typed) => isBlank(ownSubject(typed)),
        messages.subjectEmpty,
      ),
      message: text(longestMessage, isBlank, messages.messageEmpty),
    }),
  },
  reply: z.null(),
})
