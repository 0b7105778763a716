import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { UnsentTask } from '@atlas/contract/endpoints/drives/unsent.ts'
import { Lock } from 'lucide-react'
import { forgetDraft } from '#drives/drafts/task-drafts.ts'
import { answerRows } from '#drives/form/answer-rows.ts'
import { sourceText } from '#drives/form/source-kinds.ts'
import styles from '#drives/task/KeptDraft.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'

interface KeptDraftProps {
  readonly task: Task
  readonly user: Me
  readonly draft: UnsentTask
}

/** What somebody typed in a task that went to somebody else meanwhile: nothing of it is lost. */
export function KeptDraft({ task, user, draft }: KeptDraftProps) {
  const by = task.taken?.by ?? task.filled?.by
  const text = answersText(task, draft.answers)
  return (
    <div className={classes(noticeLook.warning, styles.kept)} role="note">
      <Lock aria-hidden />
      <div>
        <p>
          <b>
            {by && !by.is_me
              ? `Your two hours are over and ${by.name} has taken the task.`
              : 'You do not have this task any more.'}
          </b>{' '}
          Your draft is kept{by && !by.is_me ? `; copy it, and send it to ${by.name}.` : '.'}
        </p>
        <p className={styles.acts}>
          <button type="button" className={buttonLook.button} onClick={() => void copyText('text', text)}>
            Copy my draft
          </button>
          <button type="button" className={buttonLook.button} onClick={() => forgetDraft(user.id, task.id)}>
            Drop it
          </button>
        </p>
      </div>
    </div>
  )
}

/** What was filled in, line by line, to be sent to somebody in a message. */
function answersText(task: Pick<Task, 'seats' | 'lines' | 'results' | 'place'>, answers: Answers): string {
  const lines = answerRows(task, answers).map(
    ({ title, what, now, source }) => `${title}, ${what.toLowerCase()}: ${now} (${sourceText(source)})`,
  )
  return [task.place.name, ...lines].join('\n')
}
