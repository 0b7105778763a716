import { type SyntheticEvent, useId, useState } from 'react'
import { useUnfinished } from '#shared/api/use-unfinished.ts'
import styles from '#saved/lists/sheet/TextInPlace.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { TextAreaField } from '#shared/ui/form/TextAreaField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'

interface TextInPlaceProps {
  /** The key of its draft, so that unsaved text is there again. */
  readonly place: string
  readonly label: string
  readonly text: string
  readonly longest: number
  readonly hint?: string
  /** Why the submitted text was refused. */
  readonly refusal?: string | undefined
  /** Of a text that waits for its answer. */
  readonly sent?: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

/** The field of a text that is edited in place. Typed text stays until it is saved or canceled. */
export function TextInPlace(props: TextInPlaceProps) {
  const { place, label, text, longest, hint, refusal, sent, onSave, onCancel } = props
  const hintId = useId()
  const unfinished = useUnfinished(place)
  const [typed, setTyped] = useState(unfinished.text ?? text)
  const write = (next: string) => {
    setTyped(next)
    unfinished.store(next === text ? null : next)
  }
  const cancel = () => {
    unfinished.store(null)
    onCancel()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!sent?.isPending) onSave(typed)
  }
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && typed === text && cancel()}
      noValidate
    >
      <TextAreaField
        label={label}
        value={typed}
        maxLength={longest}
        rows={4}
        // It replaces the button that was pressed.
        autoFocus
        error={refusal}
        aria-describedby={hintId}
        onChange={({ target }) => write(target.value)}
      />
      <p className={fieldLook.hint} id={hintId}>
        {hint} {typed.length} of {longest} characters
      </p>
      <div className={styles.deeds}>
        <BusyButton isBusy={sent?.isPending ?? false} busyText="Saving…">
          Save
        </BusyButton>
        <button type="button" className={buttonLook.button} onClick={cancel}>
          Cancel
        </button>
      </div>
      {sent && <SendTrouble sent={sent} />}
    </form>
  )
}
