import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import styles from '#shared/ui/combobox/ChoiceCombobox.module.css'
import type { ComboboxChoice } from '#shared/ui/combobox/ChoiceList.tsx'
import chipLook from '#shared/ui/look/chip.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface ComboboxPlaceholderProps {
  readonly id: string
  readonly picked: readonly ComboboxChoice[]
  readonly placeholder: string
}

/** A placeholder for the combobox with the same size and text, so that nothing moves. */
export function ComboboxPlaceholder({ id, picked, placeholder }: ComboboxPlaceholderProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = input.current
    return () => {
      // If the placeholder has the focus, the field that replaces it gets the focus.
      if (field && document.activeElement === field) queueMicrotask(() => document.getElementById(id)?.focus())
    }
  }, [id])
  return (
    <div className={picked.length > 0 ? styles.applied : styles.multi} aria-busy="true">
      {picked.map(({ id: choice, label }) => (
        <span key={choice} className={classes(chipLook.chip, styles.chip, styles.read)}>
          <span>{label}</span>
        </span>
      ))}
      <input id={id} ref={input} readOnly placeholder={picked.length === 0 ? placeholder : ''} />
      <span className={styles.opener}>
        <ChevronDown aria-hidden />
      </span>
    </div>
  )
}
