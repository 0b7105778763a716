import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** When a mail leaves that waits now. */
export const asSoonAsItAnswers = 'as soon as the mail server answers'

export interface MailToast {
  /** That the mail was sent. */
  readonly sent: string
  /** That it will be. */
  readonly later: string
}

/** Says of a mail that it was sent only where mails leave. */
export function showMailToast(mails: MailsState, { sent, later }: MailToast): void {
  if (mails === 'wait') return showToast('info', later)
  showToast('success', sent, mails === 'outbox' ? 'No mail server is set up: it is in the outbox folder.' : undefined)
}
