import { messages } from '@atlas/contract/messages.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { ConfirmEmailForm } from '#accounts/ConfirmEmailForm.tsx'
import { FormScreen } from '#accounts/FormScreen.tsx'
import { EnvelopeSheet, StatusPage } from '#shared/page/StatusPage.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'

/** The target of the link in the registration email. It asks first, because mail scanners open every link. */
export function ConfirmEmail() {
  const { token } = useSearch({ from: '/confirm' })
  if (!token) return <NoToken />
  return (
    <FormScreen lead="With the password of your registration you show that it was you who registered. Then an administrator reviews it.">
      <ConfirmEmailForm token={token} />
    </FormScreen>
  )
}

function NoToken() {
  return (
    <StatusPage
      art={<EnvelopeSheet />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/login">
          Back to login
        </Link>
      }
    >
      <p className={noticeLook.warning} role="alert">
        <TriangleAlert aria-hidden />
        {messages.confirmationLinkInvalid}
      </p>
    </StatusPage>
  )
}
