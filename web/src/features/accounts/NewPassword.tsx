import { FormScreen } from '#features/accounts/FormScreen.tsx'
import { NewPasswordForm } from '#features/accounts/NewPasswordForm.tsx'
import { NoToken } from '#features/accounts/NoToken.tsx'
import { useResetToken } from '#features/accounts/use-reset-token.ts'

export function NewPassword() {
  const token = useResetToken()
  return (
    <FormScreen title="Choose a new password" lead="You will be signed out everywhere, and sign in with the new one.">
      {token ? <NewPasswordForm token={token} /> : <NoToken />}
    </FormScreen>
  )
}
