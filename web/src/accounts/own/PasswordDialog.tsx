import { messages } from '@atlas/contract/messages.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { AccountName } from '#accounts/AccountName.tsx'
import styles from '#accounts/form.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { PasswordField } from '#shared/ui/form/PasswordField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface PasswordDialogProps extends QuestionDialogProps {
  readonly title: string
  readonly answer: string
  readonly busyText: string
  readonly variant?: 'primary' | 'danger'
  /** Why the question cannot be answered yet. */
  readonly refusal?: { readonly reason: string; readonly onPress: () => void } | undefined
  readonly children: ReactNode
  /** Carries it out, or throws the problem that refuses it. */
  readonly onAnswer: (password: string) => Promise<void>
}

/** Asks for the password again before an action that a stolen session must not perform. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, answer, busyText, variant = 'primary', refusal, children, onAnswer, ...dialog } = props
  const formId = useId()
  const { data: user } = useQuery(sessionQuery)
  const { input, answering, error, submit, forgetError } = usePassword(onAnswer, dialog.onClose)
  return (
    <QuestionDialog
      {...dialog}
      title={title}
      footer={
        <DialogButtons
          form={formId}
          variant={variant}
          isBusy={answering.isPending}
          busyText={busyText}
          refusal={refusal}
        >
          {answer}
        </DialogButtons>
      }
    >
      <form
        id={formId}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!refusal) submit()
        }}
      >
        {children}
        <AccountName email={user?.email} />
        <PasswordField
          ref={input}
          label="Your password"
          autoComplete="current-password"
          error={error}
          onChange={forgetError}
        />
        <SendTrouble sent={answering} />
      </form>
    </QuestionDialog>
  )
}

/** The password is kept in its field only; its error is shown until it is changed. */
function usePassword(onAnswer: PasswordDialogProps['onAnswer'], onClose: () => void) {
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<string>()
  const answering = useMutation({
    mutationFn: onAnswer,
    onSuccess: onClose,
    onError: () => input.current?.select(),
    meta: { showsOwnError: true },
  })
  const submit = () => {
    const password = input.current?.value ?? ''
    if (answering.isPending) return
    setMissing(password === '' ? messages.passwordRequired : undefined)
    if (password === '') input.current?.focus()
    else answering.mutate(password)
  }
  const forgetError = () => {
    setMissing(undefined)
    if (answering.error) answering.reset()
  }
  const refused = answering.error instanceof ApiProblem ? answering.error.detail : undefined
  return { input, answering, error: missing ?? refused, submit, forgetError }
}
