import { login } from '@atlas/contract/endpoints/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#api/call.ts'
import { sessionQuery } from '#api/session.ts'
import { TermsDialog } from '#features/accounts/TermsDialog.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toasts.tsx'

interface SignInValues {
  email: string
  password: string
  acceptsTerms: boolean
}

export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { register, handleSubmit, watch, setValue, setFocus, formState } = useForm<SignInValues>({
    defaultValues: { email: '', password: '', acceptsTerms: false },
  })
  const { isPending, mutate } = useSignIn(onSignedIn)
  const termsBox = useRef<HTMLInputElement | null>(null)
  const acceptsTerms = watch('acceptsTerms')
  const submit = handleSubmit(
    ({ email, password }) => mutate({ email: email.trim(), password }, { onError: () => setFocus('password') }),
    () => showToast('error', 'Please enter your email/password'),
  )
  const terms = register('acceptsTerms')
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        if (acceptsTerms && !isPending) return void submit(event)
        event.preventDefault()
        if (!acceptsTerms) termsBox.current?.focus()
      }}
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => email.trim() !== '' || 'Email is required.' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: 'Password is required.' })}
      />
      <div className="terms">
        <div className="terms-line">
          <Checkbox
            {...terms}
            ref={(box) => {
              terms.ref(box)
              termsBox.current = box
            }}
          >
            I am an authorized user and accept the terms and conditions.
          </Checkbox>
        </div>
        <TermsDialog onAccept={() => setValue('acceptsTerms', true)} />
      </div>
      <SignInButton isOpen={acceptsTerms} isPending={isPending} />
    </form>
  )
}

function useSignIn(onSignedIn: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(login, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onSignedIn()
    },
  })
}

/** Never truly disabled: it can be reached by keyboard, and it says why it does nothing yet. */
function SignInButton({ isOpen, isPending }: { readonly isOpen: boolean; readonly isPending: boolean }) {
  return (
    <div>
      <button
        type="submit"
        className={isOpen ? 'btn btn-primary btn-large btn-wide' : 'btn btn-large btn-wide'}
        aria-disabled={!isOpen || undefined}
        aria-describedby={isOpen ? undefined : 'sign-in-reason'}
        aria-busy={isPending || undefined}
      >
        {isPending && <span className="spinner" aria-hidden="true" />}
        {isPending ? 'Signing in…' : 'Sign In'}
      </button>
      {!isOpen && (
        <p className="reason" id="sign-in-reason">
          <Info className="icon" aria-hidden />
          <span>Sign In opens once you accept the terms above.</span>
        </p>
      )}
    </div>
  )
}
