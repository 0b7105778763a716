import { confirmEmail } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { brokenPasswordRules } from '@atlas/contract/rules/password.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { AccountName } from '#accounts/AccountName.tsx'
import styles from '#accounts/form.module.css'
import { NewPasswordField } from '#accounts/NewPasswordField.tsx'
import { useAccountOfLink } from '#accounts/use-account-of-link.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { PasswordField } from '#shared/ui/form/PasswordField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'

/** The password chosen at registration, or a new one for a person who no longer knows it. */
export function ConfirmEmailForm({ token }: { readonly token: string }) {
  const [isNew, setIsNew] = useState(false)
  const { register, handleSubmit, watch, setError, reset, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  })
  const confirming = useConfirmEmail(token, (message) =>
    setError('password', { type: 'server', message }, { shouldFocus: true }),
  )
  const { data: account } = useAccountOfLink(token, 'confirm-email')
  const change = () => {
    reset()
    confirming.reset()
    setIsNew(!isNew)
    // Focuses the other field once it has been rendered.
    setTimeout(() => setFocus('password'))
  }
  const submit = handleSubmit(({ password }) => confirming.mutate({ password, is_new: isNew }))
  const field = {
    error: formState.errors.password?.message,
    ...register('password', { validate: (password) => wrongWith(password, isNew) ?? true }),
  }
  return (
    <form className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
      <AccountName email={account?.email} />
      {isNew ? (
        <NewPasswordField id="password" label="New password" password={watch('password')} {...field} />
      ) : (
        <PasswordField label="Password" autoComplete="current-password" {...field} />
      )}
      <Refusal error={confirming.error} />
      <SendTrouble sent={confirming} />
      <div className={buttonLook.row}>
        <BusyButton isBusy={confirming.isPending} busyText="Confirming…">
          Confirm my email address
        </BusyButton>
        <button type="button" className={buttonLook.quietLarge} onClick={change}>
          {isNew ? 'Enter the password I registered with' : 'Choose a new password'}
        </button>
      </div>
    </form>
  )
}

function wrongWith(password: string, isNew: boolean): string | undefined {
  if (password === '') return messages.passwordRequired
  return isNew ? brokenPasswordRules(password)[0] : undefined
}

/** Errors that are not about the password; those are shown at its field. */
function Refusal({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiProblem) || error.errors.length > 0) return null
  return (
    <p className={noticeLook.warning} role="alert">
      <TriangleAlert aria-hidden />
      {error.detail}
    </p>
  )
}

function useConfirmEmail(token: string, onPasswordRefused: (message: string) => void) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: { password: string; is_new: boolean }) => call(confirmEmail, { body: { token, ...body } }),
    // Going back must not lead to a form that has already been sent.
    onSuccess: () => navigate({ to: '/confirmed', replace: true }),
    onError: (error) => {
      const refused = error instanceof ApiProblem && error.errors.find(({ path }) => path === 'password')
      if (refused) onPasswordRefused(refused.message)
    },
    meta: { showsOwnError: true },
  })
}
