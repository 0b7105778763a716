import { type ReactNode, useId } from 'react'
import styles from '#shared/ui/form/Switch.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface SwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** The label. */
  readonly children: ReactNode
  /** A hint below the label. */
  readonly hint?: string
  /** What it belongs to, for screen reader users: "of Close last time". */
  readonly about?: string
}

/** A switch that takes effect at once. */
export function Switch({ isOn, onChange, children, hint, about }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-labelledby={about ? `${id} ${id}-about` : id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span id={id}>{children}</span>
        {about && (
          <span id={`${id}-about`} hidden>
            {about}
          </span>
        )}
        {hint && (
          <small id={`${id}-hint`}>
            <WithDays text={hint} />
          </small>
        )}
      </span>
    </label>
  )
}
