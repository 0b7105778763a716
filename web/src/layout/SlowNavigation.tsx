import { useRouterState } from '@tanstack/react-router'
import styles from '#layout/SlowNavigation.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import updatingLook from '#shared/ui/look/updating.module.css'

/** Shown when the next screen takes long: the old one stays, and would look as if nothing had been pressed. */
export function SlowNavigation() {
  const isPending = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  })
  const isSlow = useAfterDelay(isPending, 300)
  return (
    <div className={styles.place} role="status">
      {isSlow && (
        <>
          <span className={textLook.visuallyHidden}>Loading the page…</span>
          <div className={classes(updatingLook.updatingCards, styles.line)} />
        </>
      )}
    </div>
  )
}
