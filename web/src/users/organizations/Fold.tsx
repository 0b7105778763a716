import { useState } from 'react'
import styles from '#users/organizations/Fold.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The first of many items, and the others on request. */
export function useFold<Item>(items: readonly Item[], atFirst: number) {
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = items.length > atFirst
  return {
    shown: isFolded && !isOpen ? items.slice(0, atFirst) : items,
    all: items.length,
    isFolded,
    isOpen,
    setIsOpen,
  }
}

interface FoldProps {
  readonly fold: Omit<ReturnType<typeof useFold>, 'shown'>
  readonly noun: string
}

/** Shows the others; the button stays, so that it keeps the focus. */
export function Fold({ fold: { all, isFolded, isOpen, setIsOpen }, noun }: FoldProps) {
  if (!isFolded) return null
  return (
    <button
      type="button"
      className={classes(buttonLook.quiet, styles.fold)}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {isOpen ? `Show fewer ${noun}` : `Show all ${thousands(all)} ${noun}`}
    </button>
  )
}
