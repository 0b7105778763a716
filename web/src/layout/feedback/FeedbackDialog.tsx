import { longestMessage, longestSubject, ownSubject, isBlank } from '@atlas/contract/rules/feedback.ts'
import { messages } from '@atlas/contract/messages.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import styles from '#layout/feedback/FeedbackDialog.module.css'
import {
  closeFeedback,
  type Draft,
  openerOfFeedback,
  useFeedback,
  writeFeedback,
} from '#layout/feedback/open-feedback.ts'
import { useStoredDrafts } from '#layout/feedback/use-stored-drafts.ts'
import { useSendFeedback } from '#layout/feedback/use-send-feedback.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextAreaField } from '#shared/ui/form/TextAreaField.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

const whereEmpty: Record<keyof Draft, string> = {
  subject: messages.subjectEmpty,
  message: messages.messageEmpty,
}

interface FeedbackDialogProps {
  readonly userId: string
  readonly menuButtonId: string
}

/** A message to the support's email address. The text stays until it is sent. */
export function FeedbackDialog({ userId, menuButtonId }: FeedbackDialogProps) {
  useStoredDrafts(userId)
  const { isOpen, occasion, draft } = useFeedback()
  const prefix = useId()
  const idOf = (name: keyof Draft) => `${prefix}${name}`
  const [checked, setChecked] = useState<string | null>(null)
  const sending = useSendFeedback(occasion, (sent) => setChecked((now) => (now === sent ? null : now)))
  const isEmpty = (name: keyof Draft) => isBlank(name === 'subject' ? ownSubject(draft[name]) : draft[name])
  const field = (name: keyof Draft) => ({
    id: idOf(name),
    value: draft[name],
    error: checked === occasion && isEmpty(name) ? whereEmpty[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => writeFeedback({ ...draft, [name]: target.value }),
  })
  const submit = () => {
    const wrong = (['subject', 'message'] as const).find(isEmpty)
    setChecked(occasion)
    if (wrong) document.getElementById(idOf(wrong))?.focus()
    else if (!sending.isPending) sending.send(draft)
  }
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={() => {
        setChecked(null)
        closeFeedback()
      }}
      focusAfter={() => openerOfFeedback(menuButtonId)}
      title="Feedback"
      footer={
        <DialogButtons isBusy={sending.isPending} busyText="Sending…" onPress={submit}>
          Send message
        </DialogButtons>
      }
    >
      <p className={styles.lead}>Tell us what is wrong, missing or hard to use. We answer by email.</p>
      <form className={styles.form} noValidate onSubmit={submitForm}>
        <TextField label="Subject" maxLength={longestSubject} autoComplete="off" {...field('subject')} />
        <TextAreaField label="Message" rows={5} maxLength={longestMessage} {...field('message')} />
      </form>
      <NotSent sent={sending} />
    </QuestionDialog>
  )
}

interface NotSentProps {
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
}

/** A toast may be gone before somebody looks for it, so the dialog says too why nothing was sent. */
function NotSent({ sent }: NotSentProps) {
  if (!(sent.error instanceof ApiProblem)) return <SendTrouble sent={sent} />
  return (
    <p className={fieldLook.error}>
      <span>Your message was not sent, and is kept here. {sent.error.detail}</span>
    </p>
  )
}
