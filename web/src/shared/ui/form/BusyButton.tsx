import { Info } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import spinnerLook from '#shared/ui/look/spinner.module.css'
import styles from '#shared/ui/form/BusyButton.module.css'

export interface BusyButtonProps {
  readonly children: ReactNode
  readonly isBusy: boolean
  /** The label while the request is pending: "Signing in…". */
  readonly busyText: string
  /** If missing, the button submits its form. */
  readonly onPress?: () => void
  /** The id of its form, if it is outside of it. */
  readonly form?: string
  /** Why it does nothing yet. It stays focusable, and pressing it leads to what is missing. */
  readonly refusal?: { readonly reason: string; readonly onPress: () => void } | undefined
  readonly variant?: 'primary' | 'danger'
  readonly isWide?: boolean
}

const looks = { primary: buttonLook.primaryLarge, danger: buttonLook.dangerLarge }

/** The submit button of a form or a dialog; while the request is pending, another press does nothing. */
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
          // Enter in a field also activates this button, so the form must not be submitted here either.
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
