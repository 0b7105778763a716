import { changePassword } from '@atlas/contract/endpoints/accounts/account.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { AccountName } from '#accounts/AccountName.tsx'
import styles from '#accounts/form.module.css'
import { confirmationError, type NewPasswordValues, passwordError } from '#accounts/new-password.ts'
import { NewPasswordField } from '#accounts/NewPasswordField.tsx'
import { reloadAccount } from '#accounts/own/account-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { PasswordField } from '#shared/ui/form/PasswordField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface Values extends NewPasswordValues {
  old_password: string
}

/** Asks for the old password, because an open session alone must not be enough to lock its owner out. */
export function ChangePasswordDialog(dialog: QuestionDialogProps) {
  const formId = useId()
  const { register, handleSubmit, watch, setError, formState } = useForm<Values>({
    defaultValues: { old_password: '', password: '', confirmation: '' },
  })
  const changing = useChangePassword(dialog.onClose, (name, message) =>
    setError(name, { type: 'server', message }, { shouldFocus: true }),
  )
  const { data: user } = useQuery(sessionQuery)
  const submit = handleSubmit(({ old_password, password }) => changing.mutate({ old_password, password }))
  const { errors } = formState
  return (
    <QuestionDialog
      {...dialog}
      title="Change your password"
      footer={
        <DialogButtons form={formId} isBusy={changing.isPending} busyText="Changing…">
          Change password
        </DialogButtons>
      }
    >
      <form id={formId} className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
        <AccountName email={user?.email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.old_password?.message}
          {...register('old_password', { required: messages.passwordRequired })}
        />
        <NewPasswordField
          id={`${formId}-new`}
          label="New password"
          password={watch('password')}
          error={errors.password?.message}
          {...register('password', { validate: (_, values) => passwordError(values) ?? true, deps: 'confirmation' })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation', { validate: (_, values) => confirmationError(values) ?? true })}
        />
        <SendTrouble sent={changing} />
      </form>
    </QuestionDialog>
  )
}

function useChangePassword(
  onClose: () => void,
  onRefused: (name: 'old_password' | 'password', message: string) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<Values, 'old_password' | 'password'>) => call(changePassword, { body }),
    onSuccess: async () => {
      onClose()
      showToast('success', messages.passwordChanged, 'You are signed out everywhere else.')
      await reloadAccount(client)
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      const [refused] = error.errors
      onRefused(refused?.path === 'password' ? 'password' : 'old_password', refused?.message ?? error.detail)
    },
    meta: { showsOwnError: true },
  })
}
