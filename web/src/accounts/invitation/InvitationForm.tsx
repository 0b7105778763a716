import { login } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { acceptInvitation, type readInvitation } from '@atlas/contract/endpoints/accounts/invitation.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { messages } from '@atlas/contract/messages.ts'
import { brokenPasswordRules } from '@atlas/contract/rules/password.ts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { AccountName } from '#accounts/AccountName.tsx'
import formStyles from '#accounts/form.module.css'
import { NewPasswordField } from '#accounts/NewPasswordField.tsx'
import styles from '#accounts/Register.module.css'
import { TermsBox } from '#accounts/TermsBox.tsx'
import { useEnter } from '#accounts/use-enter.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'

interface InvitationFormProps {
  readonly token: string
  readonly invitation: Reply<typeof readInvitation>
}

interface Values {
  readonly first_name: string
  readonly last_name: string
  readonly password: string
  readonly acceptsTerms: boolean
}

const required = (label: string) => (text: string) => text.trim() !== '' || `${label} is required.`

/** Makes the account, and signs in. */
export function InvitationForm({ token, invitation }: InvitationFormProps) {
  const form = useForm<Values>({
    defaultValues: { first_name: '', last_name: '', password: '', acceptsTerms: false },
  })
  const { register, formState, setError, setValue, watch } = form
  const accepting = useAccept(token, (message) =>
    setError('password', { type: 'server', message }, { shouldFocus: true }),
  )
  const error = (name: keyof Values) => formState.errors[name]?.message
  const submit = form.handleSubmit(({ acceptsTerms: _, ...person }) => accepting.mutate(person))
  return (
    <form className={formStyles.body} noValidate onSubmit={(event) => void submit(event)}>
      <WhoInvites invitation={invitation} />
      <AccountName email={invitation.email} />
      <div className={styles.two}>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={error('first_name')}
          {...register('first_name', { validate: required('First name') })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={error('last_name')}
          {...register('last_name', { validate: required('Last name') })}
        />
      </div>
      <NewPasswordField
        id="password"
        label="Password"
        password={watch('password')}
        error={error('password')}
        {...register('password', {
          validate: (password) =>
            password === '' ? messages.passwordRequired : (brokenPasswordRules(password)[0] ?? true),
        })}
      />
      <TermsBox
        id="accepts-terms"
        error={error('acceptsTerms')}
        {...register('acceptsTerms', { validate: (accepts) => accepts || 'Accept the terms to go on.' })}
        onAccept={() => setValue('acceptsTerms', true, { shouldValidate: true })}
      />
      <Refusal error={accepting.error} />
      <SendTrouble sent={accepting} />
      <div>
        <BusyButton isBusy={accepting.isPending || accepting.isSuccess} busyText="Accepting…">
          Accept and sign in
        </BusyButton>
      </div>
    </form>
  )
}

function WhoInvites({ invitation }: Pick<InvitationFormProps, 'invitation'>) {
  return (
    <p>
      {invitation.invited_by} invites <b>{invitation.email}</b>
      {invitation.organization ? (
        <>
          {' '}
          into <b>{invitation.organization}</b>
        </>
      ) : null}
      {invitation.role === 'ADMIN' ? ', as an administrator' : ''}.
    </p>
  )
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

type Person = Pick<Values, 'first_name' | 'last_name' | 'password'>

function useAccept(token: string, onPasswordRefused: (message: string) => void) {
  const enter = useEnter(undefined)
  const router = useRouter()
  return useMutation({
    mutationFn: async (person: Person) => {
      const { email } = await call(acceptInvitation, { body: { token, ...person } })
      return await call(login, { body: { email, password: person.password } })
    },
    onSuccess: async (reply) => ('second_step' in reply ? await router.navigate({ to: '/login' }) : await enter()),
    onError: (error) => {
      const refused = error instanceof ApiProblem && error.errors.find(({ path }) => path === 'password')
      if (refused) onPasswordRefused(refused.message)
    },
    meta: { showsOwnError: true },
  })
}
