import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Link } from '@tanstack/react-router'
import { ScanEye } from 'lucide-react'
import { isMine, isSentBackToMe } from '#drives/drive/next-task.ts'
import styles from '#drives/drive/TaskList.module.css'
import { personName } from '#drives/frame/person-name.ts'
import { StateBadge } from '#drives/frame/StateBadge.tsx'
import { dayText, timeText } from '#drives/frame/time-text.ts'
import { useTakeTask } from '#drives/frame/use-take-task.ts'
import { wantedText } from '#drives/frame/wanted-words.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { useToday } from '#shared/values/use-today.ts'

/** A task in the list of its drive: what is wanted, how far it is, and what comes next. */
export function TaskRow({ task, canFill }: { readonly task: TaskSummary; readonly canFill: boolean }) {
  const { id, place, state, left } = task
  const today = useToday()
  return (
    <li className={styles.row}>
      <h3>
        <Link to={state === 'done' ? '/fill/look/$id' : '/fill/task/$id'} params={{ id }}>
          {place.name}
        </Link>
      </h3>
      <p className={styles.wanted}>{wantedText(left) || 'Nothing is left'}</p>
      <div className={styles.stands}>
        <StateBadge state={state} />
        <span>
          <WithDays text={standsText(task, today)} />
        </span>
      </div>
      <div className={styles.act}>
        <Act task={task} canFill={canFill} />
      </div>
    </li>
  )
}

function Act({ task, canFill }: { readonly task: TaskSummary; readonly canFill: boolean }) {
  const taking = useTakeTask()
  const { id, place, state, can } = task
  const name = <span className={textLook.visuallyHidden}> {place.name}</span>
  if (can.look)
    return (
      <Link className={buttonLook.button} to="/fill/look/$id" params={{ id }}>
        <ScanEye aria-hidden />
        Look<span className={textLook.visuallyHidden}> at {place.name}</span>
      </Link>
    )
  if (isMine(task) || isSentBackToMe(task))
    return (
      <Link className={buttonLook.button} to="/fill/task/$id" params={{ id }}>
        Go on<span className={textLook.visuallyHidden}> with {place.name}</span>
      </Link>
    )
  if (canFill && can.take)
    return (
      <button
        type="button"
        className={buttonLook.button}
        aria-busy={taking.isPending || undefined}
        onClick={() => !taking.isPending && taking.mutate({ task })}
      >
        Take{name}
      </button>
    )
  return (
    state === 'taken' && (
      <button type="button" className={buttonLook.button} aria-disabled="true">
        Taken{name}
      </button>
    )
  )
}

/** "by you until 12:41 PM", "to you by Faith Allen: “Which day did you call?”", "filled by Marcus Hill today" */
function standsText(task: TaskSummary, today: string): string {
  const { state, taken, filled, sent_back: back } = task
  if (state === 'taken' && taken) return `by ${personName(taken.by)} until ${timeText(taken.until)}`
  if (state === 'sent_back' && back) return `to ${personName(filled?.by)} by ${personName(back.by)}: “${back.word}”`
  if (state === 'done' && filled) return `filled by ${personName(filled.by)} ${dayOf(filled.at, today)}`
  return ''
}

function dayOf(at: string, today: string): string {
  const day = dayText(at, today)
  return day === 'today' ? day : `on ${day}`
}
