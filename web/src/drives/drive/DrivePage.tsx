import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DriveHead, DriveHeadToCome } from '#drives/drive/DriveHead.tsx'
import styles from '#drives/drive/DrivePage.module.css'
import { ShareBox } from '#drives/drive/ShareBox.tsx'
import { SideSection } from '#drives/drive/SideSection.tsx'
import { TaskList } from '#drives/drive/TaskList.tsx'
import { TaskMap } from '#drives/drive/TaskMap.tsx'
import { WhatIsLeft } from '#drives/drive/WhatIsLeft.tsx'
import { WhoDid } from '#drives/drive/WhoDid.tsx'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { NoSuchDrive } from '#drives/frame/NoSuchDrive.tsx'
import { nounOfTasks } from '#drives/frame/place-words.ts'
import { ProgressBar, ProgressKey } from '#drives/frame/ProgressBar.tsx'
import { colleaguesMilliseconds, driveQuery, driveTasksQuery } from '#drives/frame/queries.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A drive: how far it is, its tasks, and who works on it. */
export function DrivePage() {
  const id = useParams({ strict: false }).id ?? ''
  // Another drive is another page: nothing of the one before may stay on it.
  return <OneDrive key={id} id={id} />
}

function OneDrive({ id }: { readonly id: string }) {
  const query = useQuery({ ...driveQuery(id), refetchInterval: colleaguesMilliseconds })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const tasksQuery = useQuery({ ...driveTasksQuery(id), refetchInterval: colleaguesMilliseconds })
  const tasksAnswer = useNewestAnswer({ ...tasksQuery, isPlaceholderData: false })
  const drive = answer.reply
  const tasks = tasksAnswer.reply?.values
  if (!drive && query.error instanceof ApiProblem) return <NoSuchDrive problem={query.error} />
  const mapped = tasks?.filter(({ place }) => place.kind === 'county') ?? []
  return (
    <FillFrame>
      {drive ? <DriveHead drive={drive} tasks={tasks ?? []} /> : <DriveHeadToCome />}
      <PartTrouble section="The drive" answer={answer} />
      {drive && (
        <section aria-label="Progress">
          <p className={styles.lede}>
            <ProgressSentence drive={drive} noun={nounOfTasks(tasks ?? [], drive.progress.places_left)} />
          </p>
          <ProgressBar counts={drive.progress} />
          <ProgressKey counts={drive.progress} />
        </section>
      )}
      <div className={styles.columns}>
        <div>
          <PartTrouble section="The list of tasks" answer={tasksAnswer} />
          {!tasks && tasksAnswer.progress === 'loading' && <SkeletonCards />}
          {drive && tasks && <TaskList drive={drive} tasks={tasks} />}
        </div>
        {drive && (
          <aside className={styles.side} aria-label="Map, people and link">
            {mapped.length > 0 && (
              <SideSection title="Where it stands">
                <TaskMap tasks={mapped} noun={nounOfTasks(mapped, mapped.length)} />
              </SideSection>
            )}
            <WhatIsLeft progress={drive.progress} />
            <WhoDid people={drive.progress.people} />
            <ShareBox url={`${window.location.origin}/fill/${id}`} organization={drive.organization.name} />
          </aside>
        )}
      </div>
    </FillFrame>
  )
}

/** "83 of 142 wanted answers are in: 61 published, 22 waiting to be looked at. 59 are left, in 10 counties." */
function ProgressSentence({ drive: { progress }, noun }: { readonly drive: Drive; readonly noun: string }) {
  const { wanted, published, waiting, left, places_left: places } = progress
  return (
    <>
      <b>
        {thousands(published + waiting)} of {thousands(wanted)}
      </b>{' '}
      wanted answers are in: {thousands(published)} published, {thousands(waiting)} waiting to be looked at.{' '}
      {left === 0 ? (
        <b>Nothing is left.</b>
      ) : (
        <>
          <b>
            {thousands(left)} {left === 1 ? 'is' : 'are'} left
          </b>
          , in {thousands(places)} {noun}.
        </>
      )}
    </>
  )
}
