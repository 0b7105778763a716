import type { ConflictDecision, TaskConflict } from '@atlas/contract/endpoints/drives/tasks.ts'
import { dayAndTime } from '#drives/frame/time-text.ts'
import { HolderNames } from '#drives/form/HolderNames.tsx'
import styles from '#drives/look/LookRow.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface ConflictProps {
  readonly conflict: TaskConflict
  readonly decision: ConflictDecision | undefined
  readonly onDecide: (decision: ConflictDecision) => void
}

/** Two for one seat: who came first, and the two ways out. */
export function Conflict({ conflict, decision, onDecide }: ConflictProps) {
  const { id, name, holder } = conflict
  const decide = (what: ConflictDecision['decision']) =>
    onDecide({ id, name, official_id: holder.official_id, decision: what })
  return (
    <div className={styles.conflict} role="group" aria-label={`Who holds it: ${holder.name} or ${name}`}>
      <p>
        <b>Somebody was first.</b> <WithDays text={firstText(conflict)} /> A single seat cannot have two holders. On
        file: <HolderNames holders={[holder]} />
      </p>
      <div>
        <button
          type="button"
          className={buttonLook.button}
          aria-pressed={decision?.decision === 'keep'}
          onClick={() => decide('keep')}
        >
          Keep {holder.name}
        </button>
        <button
          type="button"
          className={buttonLook.button}
          aria-pressed={decision?.decision === 'take'}
          onClick={() => decide('take')}
        >
          Take {name} instead
        </button>
      </div>
    </div>
  )
}

/** "Marcus Hill’s answer “Ora Lee Renfroe” for this seat was published on 11-25-2026, 2:05 PM, from the county’s web page." */
function firstText({ holder, by, at, source }: TaskConflict): string {
  const whose = by
    ? `${by.is_me ? 'Your' : `${by.name}’s`} answer “${holder.name}” for this seat was published`
    : `“${holder.name}” came on file for this seat`
  return `${whose}${at ? ` on ${dayAndTime(at)}` : ''}${source ? `, from: ${source}` : ''}.`
}
