import { FormScreen } from '#features/accounts/FormScreen.tsx'
import { RegisterForm } from '#features/accounts/RegisterForm.tsx'

export function Register() {
  return (
    <FormScreen
      isWide
      title="Register"
      lead="An administrator reads every request, usually within a week. All fields are required."
    >
      <RegisterForm />
    </FormScreen>
  )
}
