import { type RefObject, useEffect } from 'react'
import { refusalOf, type SentCode } from '#accounts/second-step/sent-code.ts'
import styles from '#accounts/second-step/SecondStep.module.css'
import { TextField } from '#shared/ui/form/TextField.tsx'

interface SixDigitsProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly hint: string
  readonly sent: SentCode
  readonly onComplete: () => void
}

const digits = 6

/** The code of an authenticator app. It is sent once it is complete; spaces are allowed anywhere. */
export function SixDigits({ input, hint, sent, onComplete }: SixDigitsProps) {
  const refusal = refusalOf(sent)
  // The next code is typed over the refused one.
  useEffect(() => {
    if (refusal) input.current?.select()
  }, [input, refusal])
  return (
    <div className={styles.code}>
      <TextField
        label="Six-digit code"
        ref={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={refusal}
        hint={hint}
        onChange={({ target }) => {
          if (refusal) sent.reset()
          if (codeOf(target).length === digits) onComplete()
        }}
      />
    </div>
  )
}

/** What was typed, without the spaces that make it readable. */
export function codeOf(input: HTMLInputElement | null): string {
  return input?.value.replaceAll(/\s/g, '') ?? ''
}
