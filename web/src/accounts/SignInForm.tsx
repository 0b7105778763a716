import { login } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accountStateScreen } from '#shared/api/account-state-screen.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import formStyles from '#accounts/form.module.css'
import { ProviderSignIn } from '#accounts/ProviderSignIn.tsx'
import styles from '#accounts/SignInForm.module.css'
import { TermsBox } from '#accounts/TermsBox.tsx'
import { type SignInValues, useSignInFields } from '#accounts/use-sign-in-fields.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { PasswordField } from '#shared/ui/form/PasswordField.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'

const termsId = 'accepts-terms'

interface SignInFormProps {
  readonly onSignedIn: () => Promise<void>
  /** The password is right, and a code is needed as well. */
  readonly onSecondStep: (email: string) => Promise<void>
  /** The identity provider that people can also sign in with, or null where there is none. */
  readonly provider: string | null
  /** Where the person was going. */
  readonly next?: string | undefined
}

export function SignInForm(props: SignInFormProps) {
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const signIn = useSignIn(props, (message) => refuse({ password: message }))
  const { field, submit, refuse } = useSignInFields(signIn.mutate)
  const refusal = {
    reason: 'Accept the terms above to sign in.',
    onPress: focusTerms,
  }
  return (
    <form
      className={formStyles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <TermsBox
        id={termsId}
        name="acceptsTerms"
        checked={acceptsTerms}
        onChange={({ target }) => setAcceptsTerms(target.checked)}
        onAccept={() => setAcceptsTerms(true)}
      />
      <SendTrouble sent={signIn} />
      <div>
        <BusyButton
          isWide
          // Until the next screen is shown, because its code and answers may take a while.
          isBusy={signIn.isPending || signIn.isSuccess}
          busyText="Signing in…"
          refusal={acceptsTerms ? undefined : refusal}
        >
          Sign In
        </BusyButton>
      </div>
      {props.provider && (
        <ProviderSignIn name={props.provider} next={props.next} isReady={acceptsTerms} onMissing={focusTerms} />
      )}
      <div className={styles.links}>
        <Link to="/forgot-password">Forgot Password</Link>
        <Link to="/register">No account yet? Sign Up</Link>
      </div>
    </form>
  )
}

function focusTerms(): void {
  document.getElementById(termsId)?.focus()
}

function useSignIn({ onSignedIn, onSecondStep }: SignInFormProps, onRefused: (message: string) => void) {
  return useMutation({
    mutationFn: (body: SignInValues) => call(login, { body }),
    onSuccess: (reply, { email }) => ('second_step' in reply ? onSecondStep(email) : onSignedIn()),
    onError: (error) => {
      // Also beside the field, because a toast may be gone before somebody looks for it.
      if (error instanceof ApiProblem && !accountStateScreen(error)) onRefused(error.detail)
    },
  })
}
