import { login } from '@atlas/contract/endpoints/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accountStateScreen } from '#api/account-state-screen.ts'
import { ApiProblem } from '#api/api-problem.ts'
import { call } from '#api/call.ts'
import { forgetFetched, sessionQuery } from '#api/session.ts'
import formStyles from '#features/accounts/form.module.css'
import styles from '#features/accounts/SignInForm.module.css'
import { TermsBox } from '#features/accounts/TermsBox.tsx'
import { type SignInValues, useSignInFields } from '#features/accounts/use-sign-in-fields.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'

const termsId = 'accepts-terms'

export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const signIn = useSignIn(onSignedIn, (message) => refuse({ password: message }))
  const { field, submit, refuse } = useSignInFields(signIn.mutate)
  const refusal = {
    reason: 'Accept the terms above to sign in.',
    onPress: () => document.getElementById(termsId)?.focus(),
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
          // Until the next screen, whose code and answers may take a while, is here.
          isBusy={signIn.isPending || signIn.isSuccess}
          busyText="Signing in…"
          refusal={acceptsTerms ? undefined : refusal}
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
    mutationFn: (body: SignInValues) => call(login, { body }),
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
