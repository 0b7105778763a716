import { resetPassword } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { forgetFetched } from '#shared/api/session.ts'
import { AccountName } from '#accounts/AccountName.tsx'
import styles from '#accounts/form.module.css'
import { confirmationError, type NewPasswordValues, passwordError } from '#accounts/new-password.ts'
import { NewPasswordField } from '#accounts/NewPasswordField.tsx'
import { useAccountOfLink } from '#accounts/use-account-of-link.ts'
import { forgetResetToken } from '#accounts/use-reset-token.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { PasswordField } from '#shared/ui/form/PasswordField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

export function NewPasswordForm({ token }: { readonly token: string }) {
  const { register, handleSubmit, watch, setError, formState } = useForm<NewPasswordValues>({
    defaultValues: { password: '', confirmation: '' },
  })
  const request = useResetPassword(token, (message) =>
    setError('password', { type: 'server', message }, { shouldFocus: true }),
  )
  const { data: account } = useAccountOfLink(token, 'reset-password')
  const submit = handleSubmit(({ password }) => request.mutate(password))
  const { errors } = formState
  return (
    <form className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
      <AccountName email={account?.email} />
      <NewPasswordField
        id="password"
        label="New password"
        password={watch('password')}
        error={errors.password?.message}
        {...register('password', {
          validate: (_, values) => passwordError(values) ?? true,
          deps: 'confirmation',
        })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: (_, values) => confirmationError(values) ?? true })}
      />
      <SendTrouble sent={request} />
      <div className={buttonLook.row}>
        <BusyButton isBusy={request.isPending} busyText="Changing…">
          Change password
        </BusyButton>
        <Link className={buttonLook.quietLarge} to="/login">
          Back to login
        </Link>
      </div>
      {request.error instanceof ApiProblem && (
        <p className={textLook.muted}>
          Did the link expire? <Link to="/forgot-password">Ask for a new one</Link>
        </p>
      )}
    </form>
  )
}

/** Ends every session of the account, including the one in this browser. */
function useResetPassword(token: string, onPasswordRefused: (message: string) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { password, token } }),
    onSuccess: () => {
      forgetFetched(client)
      forgetResetToken()
      showToast('success', messages.passwordChanged)
      return navigate({ to: '/login' })
    },
    onError: (error) => {
      const refusal = error instanceof ApiProblem && error.errors.find(({ path }) => path === 'password')
      if (refusal) onPasswordRefused(refusal.message)
    },
  })
}
