import type { UnsentResults } from '@atlas/contract/endpoints/drives/unsent.ts'
import { placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import { Link } from '@tanstack/react-router'
import { holdResults } from '#drives/drafts/results-drafts.ts'
import { nextPlaces } from '#drives/results/next-places.ts'
import type { ResultsFormProps } from '#drives/results/results-form-props.ts'
import { resultsFormId } from '#drives/results/use-results-form.ts'
import { Kept, OnItsWay } from '#drives/task/TaskTray.tsx'
import styles from '#drives/task/TaskTray.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import trayLook from '#shared/ui/look/tray.module.css'

interface ResultsTrayProps extends ResultsFormProps {
  readonly answered: number
  /** Why they were not taken when they were sent last. */
  readonly trouble: UnsentResults['refused']
}

/** At the foot of the window: that nothing is lost, and what comes next. */
export function ResultsTray({ desk, form, user, draft, answered, trouble }: ResultsTrayProps) {
  const { day } = desk
  const isWaiting = draft?.client_id != null
  const [next] = nextPlaces(desk, form.place)
  return (
    <section className={classes(trayLook.tray, styles.tray)} data-tray aria-label="Send">
      <p className={styles.text} role="status">
        {isWaiting ? <OnItsWay /> : <Kept draft={draft} trouble={trouble} />}
      </p>
      <div className={styles.buttons}>
        {next && (
          <Link className={buttonLook.large} to="/results/$day/$place" params={{ day, place: next.id }}>
            Next {placeNoun(next.kind, next.state_id)}
          </Link>
        )}
        {isWaiting ? (
          <button
            type="button"
            className={buttonLook.large}
            onClick={() => holdResults(user.id, { day, place_id: form.place.id })}
          >
            Change it
          </button>
        ) : (
          <button type="submit" form={resultsFormId} className={buttonLook.primaryLarge}>
            Send {answered > 0 && answered} to be looked at
          </button>
        )}
      </div>
    </section>
  )
}
