import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import formStyles from '#features/accounts/form.module.css'
import styles from '#features/accounts/second-step/SecondStep.module.css'
import { refusalOf, type SentCode } from '#features/accounts/second-step/sent-code.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import buttonLook from '#ui/look/button.module.css'

interface CodeFormProps {
  readonly sent: SentCode
  /** Whose password was right; unknown where the page was loaded anew. */
  readonly email: string | undefined
  readonly onSend: (code: string) => void
  readonly children: ReactNode
}

const digits = 6

/** Six digits send themselves once they are complete; spaces are where one likes. */
export function CodeForm({ sent, email, onSend, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const refusal = refusalOf(sent)
  // There is nothing else to do here, so it goes before the heading.
  useEffect(() => input.current?.focus(), [])
  // The next code is typed over the one that was refused.
  useEffect(() => {
    if (refusal) input.current?.select()
  }, [refusal])
  const send = () => {
    const code = input.current?.value.replaceAll(/\s/g, '') ?? ''
    if (!sent.isPending && !sent.isSuccess) onSend(code)
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
      <div className={styles.code}>
        <TextField
          label="Six-digit code"
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={refusal}
          hint={`${email ? `Signing in as ${email}. ` : ''}The code changes every 30 seconds.`}
          onChange={({ target }) => {
            if (refusal) sent.reset()
            if (target.value.replaceAll(/\s/g, '').length === digits) send()
          }}
        />
      </div>
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
