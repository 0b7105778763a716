import { useState } from 'react'
import formStyles from '#accounts/form.module.css'
import { refusalOf, type SentCode } from '#accounts/second-step/sent-code.ts'
import styles from '#accounts/second-step/SecondStep.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { emailUrl } from '#shared/ui/text/contact-url.ts'

interface RecoveryFormProps {
  readonly sent: SentCode
  readonly supportEmail: string | undefined
  readonly onSend: (code: string) => void
}

/** For a person who does not have the phone at hand. */
export function RecoveryForm({ sent, supportEmail, onSend }: RecoveryFormProps) {
  const [code, setCode] = useState('')
  return (
    <details className={styles.recovery}>
      <summary>I do not have my phone</summary>
      <form
        className={formStyles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend(code.trim())
        }}
      >
        <p className={fieldLook.hint}>Use one of your recovery codes. Each works once.</p>
        <TextField
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="For example 4FQ7-M2KD"
          error={refusalOf(sent)}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            if (sent.error) sent.reset()
          }}
        />
        <SendTrouble sent={sent} />
        <div>
          <BusyButton isBusy={sent.isPending || sent.isSuccess} busyText="Signing in…">
            Use this code
          </BusyButton>
        </div>
        <p className={fieldLook.hint}>
          No codes left? Whoever runs this atlas can reset two-step sign-in
          {supportEmail ? (
            <>
              : <a href={emailUrl(supportEmail)}>{supportEmail}</a>
            </>
          ) : (
            '.'
          )}
        </p>
      </form>
    </details>
  )
}
