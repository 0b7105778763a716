import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** For a mail that waits: when it will leave. */
export const asSoonAsItAnswers = 'as soon as the mail server answers'

export interface MailToast {
  /** The message if the mail was sent. */
  readonly sent: string
  /** The message if it is sent later. */
  readonly later: string
}

/** Says that a mail was sent only if mails leave. */
export function showMailToast(mails: MailsState, { sent, later }: MailToast): void {
  if (mails === 'wait') return showToast('info', later)
  showToast('success', sent, mails === 'outbox' ? 'No mail server is set up: it is in the outbox folder.' : undefined)
}
