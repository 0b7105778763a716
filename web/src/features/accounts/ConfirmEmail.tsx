import { confirmEmail } from '@atlas/contract/endpoints/accounts.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { ApiProblem } from '#api/api-problem.ts'
import { call } from '#api/call.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { EnvelopeSheet, StatusPage } from '#layout/page/StatusPage.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import buttonLook from '#ui/look/button.module.css'
import noticeLook from '#ui/look/notice.module.css'

/** Where the link in the mail after registering leads. It asks, because mail scanners open every link. */
export function ConfirmEmail() {
  const { token } = useSearch({ from: '/confirm' })
  const navigate = useNavigate()
  const confirming = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token: token ?? '' } }),
    // The way back must not lead to a button that has been pressed.
    onSuccess: () => navigate({ to: '/confirmed', replace: true }),
    meta: { showsOwnError: true },
  })
  const { error } = confirming
  const refusal = token ? error instanceof ApiProblem && error.detail : messages.confirmationLinkInvalid
  return (
    <StatusPage
      title="Confirm your email address"
      art={<EnvelopeSheet />}
      actions={
        token ? (
          <BusyButton isBusy={confirming.isPending} busyText="Confirming…" onPress={() => confirming.mutate()}>
            Confirm my email address
          </BusyButton>
        ) : (
          <Link className={buttonLook.primaryLarge} to="/login">
            Back to login
          </Link>
        )
      }
    >
      {token && (
        <p>One press of the button tells us that this address is yours. Then an administrator reviews your request.</p>
      )}
      {refusal && (
        <p className={noticeLook.warning} role="alert">
          <TriangleAlert aria-hidden />
          {refusal}
        </p>
      )}
      <SendTrouble sent={confirming} />
    </StatusPage>
  )
}
