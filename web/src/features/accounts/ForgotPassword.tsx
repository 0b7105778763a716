import { useState } from 'react'
import { FormScreen } from '#features/accounts/FormScreen.tsx'
import { ForgotPasswordForm } from '#features/accounts/ForgotPasswordForm.tsx'
import { LinkUnderWay } from '#features/accounts/LinkUnderWay.tsx'

export function ForgotPassword() {
  const [askedFor, setAskedFor] = useState<string | null>(null)
  return (
    <FormScreen title="Forgot Password" lead="We write to you with a link to choose a new password.">
      {askedFor === null ? <ForgotPasswordForm onSent={setAskedFor} /> : <LinkUnderWay email={askedFor} />}
    </FormScreen>
  )
}
