import { login } from '@atlas/contract/endpoints/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { accountStateScreen } from '#api/account-state-screen.ts'
import { ApiProblem } from '#api/api-problem.ts'
import { call } from '#api/call.ts'
import { forgetFetched, sessionQuery } from '#api/session.ts'
import formStyles from '#features/accounts/form.module.css'
import styles from '#features/accounts/SignInForm.module.css'
import { TermsBox } from '#features/accounts/TermsBox.tsx'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'

interface SignInValues {
  email: string
  password: string
  acceptsTerms: boolean
}

export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { register, handleSubmit, watch, setValue, setError, setFocus, formState } = useForm<SignInValues>({
    defaultValues: { email: '', password: '', acceptsTerms: false },
  })
  const signIn = useSignIn(onSignedIn, (message) =>
    setError('password', { type: 'server', message }, { shouldFocus: true }),
  )
  const submit = handleSubmit(
    ({ email, password }) => signIn.mutate({ email: email.trim(), password }),
    () => showToast('error', messages.signInIncomplete),
  )
  const refusal = {
    reason: 'Sign In opens once you accept the terms above.',
    onPress: () => setFocus('acceptsTerms'),
  }
  return (
    <form className={formStyles.body} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', { validate: (email) => email.trim() !== '' || messages.emailRequired })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: messages.passwordRequired })}
      />
      <TermsBox id="accepts-terms" {...register('acceptsTerms')} onAccept={() => setValue('acceptsTerms', true)} />
      <SendTrouble sent={signIn} />
      <div>
        <BusyButton
          isWide
          isBusy={signIn.isPending}
          busyText="Signing in…"
          refusal={watch('acceptsTerms') ? undefined : refusal}
        >
          Sign In
        </BusyButton>
      </div>
      <div className={styles.links}>
        <Link to="/forgot-password">Forgot Password</Link>
        <Link to="/register">No account yet? Sign Up</Link>
      </div>
    </form>
  )
}

function useSignIn(onSignedIn: () => void, onRefused: (message: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(login, { body }),
    onSuccess: async () => {
      forgetFetched(client)
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      onSignedIn()
    },
    onError: (error) => {
      // Beside the field too: a toast is gone by the time it is looked for.
      if (error instanceof ApiProblem && !accountStateScreen(error)) onRefused(error.detail)
    },
  })
}
