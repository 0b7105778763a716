import { LocateFixed } from 'lucide-react'
import styles from '#places/find/finder/PlaceFinder.module.css'
import type { Locating } from '#places/find/finder/use-location.ts'
import { FieldError } from '#shared/ui/form/Field.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The button that asks the browser for the location, and what came of it. */
export function UseLocation({ id, locating }: { readonly id: string; readonly locating: Locating }) {
  const { isAsking, refusal, locate } = locating
  return (
    <>
      <button
        type="button"
        className={classes(buttonLook.button, styles.locate)}
        aria-describedby={refusal ? id : undefined}
        onClick={locate}
      >
        <LocateFixed aria-hidden />
        Use my location
      </button>
      <p role="status" className={styles.waiting}>
        {isAsking && 'Your browser is asked where you are …'}
      </p>
      <FieldError id={id} error={refusal ?? undefined} />
    </>
  )
}
