import { register } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { entityTypes } from '@atlas/contract/rules/entity-types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { mailsNow } from '#shared/api/mails.ts'
import formStyles from '#accounts/form.module.css'
import { FormScreen } from '#accounts/FormScreen.tsx'
import { NewPasswordField } from '#accounts/NewPasswordField.tsx'
import styles from '#accounts/Register.module.css'
import { type RegistrationField, registrationFields, toRegistration } from '#accounts/registration.ts'
import { TermsBox } from '#accounts/TermsBox.tsx'
import { useRegistrationForm } from '#accounts/use-registration-form.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { ErrorSummary } from '#shared/ui/form/ErrorSummary.tsx'
import { SelectField } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

export function Register() {
  return (
    <FormScreen isWide lead="An administrator reads every request, usually within a week. All fields are required.">
      <RegisterForm />
    </FormScreen>
  )
}

export function RegisterForm() {
  const { form, attempt, wrong, submit, showProblem, field } = useRegistrationForm()
  const request = useRegister(showProblem)
  const labeled = (name: RegistrationField) => ({ label: registrationFields[name].label, ...field(name) })
  return (
    <form
      className={formStyles.body}
      noValidate
      onSubmit={(event) => void submit((values) => request.mutate(toRegistration(values)))(event)}
    >
      <ErrorSummary
        attempt={attempt}
        entries={wrong.map((name) => ({ id: name, label: registrationFields[name].label }))}
      />
      <div className={styles.two}>
        <TextField autoComplete="given-name" {...labeled('firstName')} />
        <TextField autoComplete="family-name" {...labeled('lastName')} />
      </div>
      <TextField type="email" inputMode="email" autoComplete="username" {...labeled('email')} />
      <NewPasswordField password={form.watch('password')} {...labeled('password')} />
      <div className={styles.two}>
        <TextField autoComplete="organization" {...labeled('organization')} />
        <TextField
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...labeled('organizationSite')}
        />
      </div>
      <SelectField options={entityTypes} placeholder="Choose one" {...labeled('entityType')} />
      <TermsBox
        {...field('acceptsTerms')}
        onAccept={() => form.setValue('acceptsTerms', true, { shouldValidate: attempt > 0 })}
      />
      <SendTrouble sent={request} />
      <div className={buttonLook.row}>
        <BusyButton isBusy={request.isPending} busyText="Registering…">
          Register
        </BusyButton>
        <Link className={buttonLook.quietLarge} to="/login">
          Back to login
        </Link>
      </div>
    </form>
  )
}

function useRegister(onProblem: (problem: unknown) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: ReturnType<typeof toRegistration>) => call(register, { body }),
    onSuccess: async (_, { email }) => {
      // The next page says whether an email was sent.
      await mailsNow(client)
      showToast('success', messages.registered)
      return navigate({ to: '/login', state: { news: { kind: 'registered', email } } })
    },
    onError: onProblem,
  })
}
