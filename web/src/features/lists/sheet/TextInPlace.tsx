import { type SyntheticEvent, useId, useState } from 'react'
import styles from '#features/lists/sheet/TextInPlace.module.css'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import buttonLook from '#ui/look/button.module.css'
import fieldLook from '#ui/look/field.module.css'

interface TextInPlaceProps {
  readonly label: string
  readonly text: string
  readonly longest: number
  readonly hint?: string
  /** Why the text that was sent was not taken. */
  readonly refusal?: string | undefined
  readonly sent: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

/** The field of a text that is written where it stands. What was typed stays until it is saved or given up. */
export function TextInPlace({ label, text, longest, hint, refusal, sent, onSave, onCancel }: TextInPlaceProps) {
  const hintId = useId()
  const [typed, setTyped] = useState(text)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!sent.isPending) onSave(typed)
  }
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && typed === text && onCancel()}
      noValidate
    >
      <TextAreaField
        label={label}
        value={typed}
        maxLength={longest}
        rows={4}
        // It takes the place of the button that was pressed.
        autoFocus
        error={refusal}
        aria-describedby={hintId}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={fieldLook.hint} id={hintId}>
        {hint} {typed.length} of {longest} characters
      </p>
      <div className={styles.deeds}>
        <BusyButton isBusy={sent.isPending} busyText="Saving…">
          Save
        </BusyButton>
        <button type="button" className={buttonLook.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
      <SendTrouble sent={sent} />
    </form>
  )
}
