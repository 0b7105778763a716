import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { UnsentTask } from '@atlas/contract/endpoints/drives/unsent.ts'
import { Link } from '@tanstack/react-router'
import { ScanEye, Hand, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { personName } from '#drives/frame/person-name.ts'
import { StateBadge } from '#drives/frame/StateBadge.tsx'
import { dayAndTime, timeText } from '#drives/frame/time-text.ts'
import { useTakeTask } from '#drives/frame/use-take-task.ts'
import { whoFillsText } from '#drives/frame/who-fills.ts'
import { KeptDraft } from '#drives/task/KeptDraft.tsx'
import { Rounds } from '#drives/task/Rounds.tsx'
import styles from '#drives/task/TaskStands.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface TaskStandsProps {
  readonly task: Task
  readonly user: Me
  readonly draft: UnsentTask | undefined
}

/** A task that whoever looks at it does not have: how it stands, and what they can do. */
export function TaskStands({ task, user, draft }: TaskStandsProps) {
  return (
    <>
      {draft && <KeptDraft task={task} user={user} draft={draft} />}
      <section className={classes(cardLook.card, styles.stands)} aria-label="How it stands">
        <p>
          <StateBadge state={task.state} />
        </p>
        <p className={styles.words}>{standsWords(task)}</p>
        {task.error !== null && <p className={styles.error}>{task.error}</p>}
        <Acts task={task} />
      </section>
      <Rounds task={task} />
    </>
  )
}

/** What is to be known of each state, in a sentence or two. */
function standsWords({ state, taken, filled, left, drive, organization, can }: Task): ReactNode {
  if (drive.is_ended) return 'This drive has ended. Nothing is filled in here any more.'
  if (state === 'taken' && taken)
    return (
      <>
        Held by <b>{personName(taken.by)}</b> until {timeText(taken.until)}. It is free again then, or when they give it
        back.
      </>
    )
  if (state === 'done' && filled)
    return (
      <>
        {capital(personName(filled.by))} filled in {counted(filled.answers, 'answer', 'answers')} on{' '}
        <WithDays text={dayAndTime(filled.at)} />.{' '}
        {filled.by?.is_me ? 'Somebody else looks at it.' : 'It waits for a second look.'}
      </>
    )
  if (state === 'publishing') return 'The answers are being published. That takes a moment.'
  const open = left.reduce((sum, { count }) => sum + count, 0)
  if (open === 0) return 'All that was wanted is published.'
  const wanted = `${counted(open, 'answer is', 'answers are')} wanted.`
  if (!can.take) return `${wanted} ${whoFillsText(organization)}`
  return `${wanted} Take the task, and nobody else fills it in for two hours.`
}

function Acts({ task }: { readonly task: Task }) {
  const taking = useTakeTask()
  const { id, drive, can, state } = task
  const isOthers = state === 'taken'
  return (
    <div className={buttonLook.row}>
      {can.look && (
        <Link className={buttonLook.primaryLarge} to="/fill/look/$id" params={{ id }}>
          <ScanEye aria-hidden />
          Look at it
        </Link>
      )}
      {can.take && (
        <button
          type="button"
          className={buttonLook.primaryLarge}
          aria-busy={taking.isPending || undefined}
          onClick={() => !taking.isPending && taking.mutate({ task })}
        >
          <Hand aria-hidden />
          {state === 'sent_back' ? 'Go on with it' : 'Take this task'}
        </button>
      )}
      {isOthers && can.release && (
        <button
          type="button"
          className={buttonLook.large}
          aria-busy={taking.isPending || undefined}
          onClick={() => !taking.isPending && taking.mutate({ task, isFromOther: true })}
        >
          <Lock aria-hidden />
          Take it over
        </button>
      )}
      <Link className={buttonLook.large} to="/fill/$id" params={{ id: drive.id }}>
        All tasks of {drive.name}
      </Link>
    </div>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
