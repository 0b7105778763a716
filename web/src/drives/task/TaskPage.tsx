import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startSendingDrafts } from '#drives/drafts/send-drafts.ts'
import { draftOf, taskDrafts } from '#drives/drafts/task-drafts.ts'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { NoSuchDrive } from '#drives/frame/NoSuchDrive.tsx'
import { colleaguesMilliseconds, taskQuery } from '#drives/frame/queries.ts'
import { useReleaseTask, useTakeTask } from '#drives/frame/use-take-task.ts'
import { CallBox } from '#drives/task/CallBox.tsx'
import { GoodToKnow } from '#drives/task/GoodToKnow.tsx'
import { LockLine } from '#drives/task/LockLine.tsx'
import { SentBackNote } from '#drives/task/SentBackNote.tsx'
import { TaskForm } from '#drives/task/TaskForm.tsx'
import { TaskHead, TaskHeadToCome } from '#drives/task/TaskHead.tsx'
import styles from '#drives/task/TaskPage.module.css'
import { TaskStands } from '#drives/task/TaskStands.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { useWaiting } from '#shared/api/waiting-store.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/** A task: its form for whoever has it, and for everybody else how it stands. */
export function TaskPage() {
  const id = useParams({ strict: false }).id ?? ''
  const { data: user } = useQuery(sessionQuery)
  // Another task is another page: nothing of the one before may stay on it.
  return user && <OneTask key={id} id={id} user={user} />
}

function OneTask({ id, user }: { readonly id: string; readonly user: Me }) {
  const client = useQueryClient()
  const query = useQuery({ ...taskQuery(id), refetchInterval: colleaguesMilliseconds })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const draft = draftOf(useWaiting(taskDrafts, user.id), id)
  const taking = useTakeTask()
  const releasing = useReleaseTask()
  useEffect(() => startSendingDrafts(user, client), [user, client])
  const task = answer.reply
  if (!task && query.error instanceof ApiProblem) return <NoSuchDrive problem={query.error} />
  if (!task)
    return (
      <FillFrame>
        <TaskHeadToCome />
        <PartTrouble section="The task" answer={answer} />
        {answer.progress === 'loading' && <SkeletonCards />}
      </FillFrame>
    )
  const until = task.taken?.by?.is_me ? task.taken.until : null
  // Whoever typed goes on: a task whose two hours ended, and that nobody has taken since, is theirs with one press.
  const isFilling = until !== null || draft?.client_id != null || (draft !== undefined && task.can.take)
  return (
    <FillFrame>
      <TaskHead task={task} />
      {isFilling && (
        <LockLine
          until={until}
          isBusy={taking.isPending || releasing.isPending}
          onKeep={() => taking.mutate({ task })}
          onGiveBack={() => releasing.mutate(id)}
        />
      )}
      <SentBackNote task={task} />
      {isFilling ? (
        <div className={styles.columns}>
          <TaskForm task={task} user={user} draft={draft} />
          <div className={styles.side}>
            <CallBox task={task} />
            <GoodToKnow hasSecondLook={task.drive.second_look} />
          </div>
        </div>
      ) : (
        <TaskStands task={task} user={user} draft={draft} />
      )}
    </FillFrame>
  )
}
