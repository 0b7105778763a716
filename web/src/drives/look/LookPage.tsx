import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Info, TriangleAlert } from 'lucide-react'
import headStyles from '#drives/frame/fill-head.module.css'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { NoSuchDrive } from '#drives/frame/NoSuchDrive.tsx'
import { fullName } from '#drives/frame/place-words.ts'
import { taskQuery } from '#drives/frame/queries.ts'
import { AlsoWaiting } from '#drives/look/AlsoWaiting.tsx'
import { LookActs } from '#drives/look/LookActs.tsx'
import { LookHead } from '#drives/look/LookHead.tsx'
import styles from '#drives/look/LookPage.module.css'
import { LookRow } from '#drives/look/LookRow.tsx'
import { acceptedAnswers, conflictOf } from '#drives/look/marks.ts'
import { useLook } from '#drives/look/use-look.ts'
import { WhatToLookFor } from '#drives/look/WhatToLookFor.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/** What somebody filled in, before others see it: a second person accepts, changes or sends back. */
export function LookPage() {
  const id = useParams({ strict: false }).id ?? ''
  // Another task is another page: nothing of the one before may stay on it.
  return <OneLook key={id} id={id} />
}

function OneLook({ id }: { readonly id: string }) {
  const query = useQuery(taskQuery(id))
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const task = answer.reply
  if (!task && query.error instanceof ApiProblem) return <NoSuchDrive problem={query.error} />
  return (
    <FillFrame>
      {task ? (
        <>
          <Crumbs above={[<Link to="/fill/look">To look at</Link>]} here={task.place.name} />
          {/* What is sent anew is looked at anew. */}
          <Looking key={task.filled?.at ?? ''} task={task} />
        </>
      ) : (
        <>
          <CrumbsToCome />
          <PageTitle isAwaited />
          <PartTrouble section="The task" answer={answer} />
          {answer.progress === 'loading' && <SkeletonCards />}
        </>
      )}
    </FillFrame>
  )
}

function Looking({ task }: { readonly task: Task }) {
  const look = useLook(task)
  if (!task.can.look)
    return (
      <>
        <div className={headStyles.title}>
          <PageTitle>{fullName(task)}</PageTitle>
        </div>
        <NotToLookAt task={task} />
      </>
    )
  return (
    <>
      <LookHead task={task} count={look.rows.length}>
        <LookActs
          task={task}
          rows={look.rows}
          marks={look.marks}
          decisions={look.decisions}
          answers={acceptedAnswers(look.rows, look.marks, look.answers)}
        />
      </LookHead>
      {task.error !== null && (
        <p className={noticeLook.warning} role="note">
          <TriangleAlert aria-hidden />
          <span>
            <b>It could not be published as it was accepted.</b> {task.error}
          </span>
        </p>
      )}
      <p className={classes(noticeLook.large, styles.notice)}>
        <Info aria-hidden />
        <span>
          Accepted answers are shown as your organization’s own values, with {firstNameOf(task)}’s source and day. You
          cannot look at what you filled in yourself.
        </span>
      </p>
      <div className={styles.columns}>
        <ul className={styles.rows} aria-label="Answers">
          {look.rows.map((row) => (
            <LookRow
              key={row.key}
              row={row}
              mark={look.marks[row.key] ?? null}
              onMark={(mark) => look.mark(row.key, mark)}
              onChange={(value) => look.change(row, value)}
              conflict={conflictOf(row, task.conflicts)}
              decisions={look.decisions}
              onDecide={look.decide}
            />
          ))}
        </ul>
        <div className={styles.side}>
          <WhatToLookFor />
          <AlsoWaiting except={task.id} />
        </div>
      </div>
    </>
  )
}

function firstNameOf({ filled }: Task): string {
  return filled?.by?.name.split(' ')[0] ?? 'the volunteer'
}

/** One's own answers, and those that somebody else has decided meanwhile. */
function NotToLookAt({ task }: { readonly task: Task }) {
  const isOwn = task.state === 'done' && task.filled?.by?.is_me === true
  return (
    <div className={styles.none}>
      <p>{isOwn ? 'You filled this in. Somebody else looks at it.' : 'Nothing waits to be looked at here.'}</p>
      <p className={buttonLook.row}>
        <Link className={buttonLook.large} to="/fill/task/$id" params={{ id: task.id }}>
          See how it stands
        </Link>
        <Link className={buttonLook.large} to="/fill/look">
          What else waits
        </Link>
      </p>
    </div>
  )
}
