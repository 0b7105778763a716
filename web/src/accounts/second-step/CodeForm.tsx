import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import formStyles from '#accounts/form.module.css'
import type { SentCode } from '#accounts/second-step/sent-code.ts'
import { codeOf, SixDigits } from '#accounts/second-step/SixDigits.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface CodeFormProps {
  readonly sent: SentCode
  /** The person whose password was right; unknown after a reload. */
  readonly email: string | undefined
  readonly onSend: (code: string) => void
  readonly children: ReactNode
}

export function CodeForm({ sent, email, onSend, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null)
  // This is the only task of the screen, so the field takes the focus instead of the heading.
  useEffect(() => input.current?.focus(), [])
  const send = () => {
    if (!sent.isPending && !sent.isSuccess) onSend(codeOf(input.current))
  }
  return (
    <form
      className={formStyles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SixDigits
        input={input}
        hint={`${email ? `Signing in as ${email}. ` : ''}The code changes every 30 seconds.`}
        sent={sent}
        onComplete={send}
      />
      {children}
      <SendTrouble sent={sent} />
      <div className={buttonLook.row}>
        <BusyButton isBusy={sent.isPending || sent.isSuccess} busyText="Signing in…">
          Sign in
        </BusyButton>
        <Link className={buttonLook.large} to="/login">
          Back to sign-in
        </Link>
      </div>
    </form>
  )
}
