import { Info } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import styles from '#shared/ui/form/BusyButton.module.css'

interface BusyButtonProps {
  readonly children: ReactNode
  readonly isBusy: boolean
  /** What it says while it works: "Signing in…". */
  readonly busyText: string
  /** Without it the button submits its form. */
  readonly onPress?: () => void
  /** The id of its form, where it stands outside of it. */
  readonly form?: string
  /** Why it does nothing yet. It stays in reach of the keyboard, and pressing it leads to what is missing. */
  readonly refusal?: { readonly reason: string; readonly onPress: () => void } | undefined
  readonly variant?: 'primary' | 'danger'
  readonly isWide?: boolean
}

const looks = { primary: buttonLook.primaryLarge, danger: buttonLook.dangerLarge }

/** The one button of a form or a dialog that sends something; while it works, a second press does nothing. */
export function BusyButton(props: BusyButtonProps) {
  const { children, isBusy, busyText, onPress, form, refusal, variant = 'primary', isWide = false } = props
  const reasonId = useId()
  const look = refusal ? buttonLook.large : looks[variant]
  return (
    <>
      <button
        type={onPress ? 'button' : 'submit'}
        form={form}
        className={classes(look, isWide && buttonLook.wide)}
        aria-disabled={refusal ? true : undefined}
        aria-describedby={refusal ? reasonId : undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          // Enter in a field presses this button too, so a form is held back here as well.
          if (refusal || isBusy) event.preventDefault()
          if (refusal) refusal.onPress()
          else if (!isBusy) onPress?.()
        }}
      >
        {isBusy && <span className={spinnerLook.spinner} aria-hidden="true" />}
        {isBusy ? busyText : children}
      </button>
      {refusal && (
        <p className={styles.reason} id={reasonId}>
          <Info aria-hidden />
          <span>{refusal.reason}</span>
        </p>
      )}
    </>
  )
}
