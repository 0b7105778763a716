import { forgotPassword } from '@atlas/contract/endpoints/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { call } from '#api/call.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'

const { body: schema } = forgotPassword.request

/** `onSent` hears the address; the answer is the same whether it has an account or not. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const request = useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    onSuccess: (_, email) => onSent(email),
  })
  const submit = handleSubmit(
    ({ email }) => request.mutate(email.trim()),
    () => showToast('error', messages.forgotPasswordInvalid),
  )
  return (
    <form className="form-body" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (email) => schema.safeParse({ email: email.trim() }).success || messages.forgotPasswordInvalid,
        })}
      />
      <SendTrouble sent={request} />
      <div className="actions">
        <BusyButton isBusy={request.isPending} busyText="Sending…">
          Submit
        </BusyButton>
        <Link className="btn btn-quiet btn-large" to="/login">
          Back to login
        </Link>
      </div>
    </form>
  )
}
