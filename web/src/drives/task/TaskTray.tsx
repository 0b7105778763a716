import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { UnsentTask } from '@atlas/contract/endpoints/drives/unsent.ts'
import { Link } from '@tanstack/react-router'
import { WifiOff, Save, TriangleAlert } from 'lucide-react'
import { holdDraft } from '#drives/drafts/task-drafts.ts'
import { timeText } from '#drives/frame/time-text.ts'
import styles from '#drives/task/TaskTray.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import trayLook from '#shared/ui/look/tray.module.css'

interface TaskTrayProps {
  readonly task: Task
  readonly user: Me
  readonly draft: UnsentTask | undefined
  readonly formId: string
  /** Why it was not taken when it was sent last. */
  readonly trouble: UnsentTask['refused']
}

/** So long something may be on its way before a word is said of the signal. */
const patienceMilliseconds = 1_500

/** At the foot of the window: that nothing is lost, and what comes next. */
export function TaskTray({ task, user, draft, formId, trouble }: TaskTrayProps) {
  const isWaiting = draft?.client_id != null
  return (
    <section className={classes(trayLook.tray, styles.tray)} data-tray aria-label="Your draft">
      <p className={styles.text} role="status">
        {isWaiting ? <OnItsWay /> : <Kept draft={draft} trouble={trouble} />}
      </p>
      <div className={styles.buttons}>
        {isWaiting ? (
          <button type="button" className={buttonLook.large} onClick={() => holdDraft(user.id, task.id)}>
            Change it
          </button>
        ) : (
          <>
            <Link className={buttonLook.large} to="/fill/$id" params={{ id: task.drive.id }}>
              Go on later
            </Link>
            <button type="submit" form={formId} className={buttonLook.primaryLarge}>
              {task.drive.second_look ? 'Send to be looked at' : 'Publish'}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

export function OnItsWay() {
  const isLate = useAfterDelay(true, patienceMilliseconds)
  if (!isLate) return 'Being sent …'
  return (
    <span className={styles.waits}>
      <WifiOff aria-hidden />
      Waits for a signal. It is sent as soon as the atlas answers.
    </span>
  )
}

interface KeptProps {
  readonly draft: Pick<UnsentTask, 'changed_at'> | undefined
  readonly trouble: UnsentTask['refused']
}

export function Kept({ draft, trouble }: KeptProps) {
  if (trouble)
    return (
      <span className={styles.trouble}>
        <TriangleAlert aria-hidden />
        <span>
          <b>Not sent.</b> {trouble.detail} {draft && 'Your draft is kept on this device.'}
        </span>
      </span>
    )
  if (!draft) return 'What you type is kept on this device.'
  return (
    <>
      <Save aria-hidden />
      Draft kept on this device, {timeText(draft.changed_at)}
    </>
  )
}
