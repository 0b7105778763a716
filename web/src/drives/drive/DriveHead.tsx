import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import { Hand } from 'lucide-react'
import styles from '#drives/frame/fill-head.module.css'
import { MoreOfDrive } from '#drives/drive/MoreOfDrive.tsx'
import { isMine, nextTask } from '#drives/drive/next-task.ts'
import { wantedInWords } from '#drives/frame/drive-words.ts'
import { personName } from '#drives/frame/person-name.ts'
import { nounOfTasks } from '#drives/frame/place-words.ts'
import { useTakeTask } from '#drives/frame/use-take-task.ts'
import { whoFillsText } from '#drives/frame/who-fills.ts'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface DriveHeadProps {
  readonly drive: Drive
  readonly tasks: readonly TaskSummary[]
}

/** What the drive asks for, whose it is, and the way to the next task. */
export function DriveHead({ drive, tasks }: DriveHeadProps) {
  return (
    <>
      <Crumbs above={[<Link to="/fill">Drives</Link>]} here={drive.name} />
      <div className={styles.head}>
        <div className={styles.title}>
          <PageTitle>{drive.name}</PageTitle>
          <p>
            <About drive={drive} tasks={tasks} />
          </p>
        </div>
        <div className={styles.acts}>
          {drive.can_fill && <NextTask tasks={tasks} />}
          <MoreOfDrive drive={drive} tasks={tasks} />
        </div>
      </div>
      {drive.ended_at !== null && (
        <p className={noticeLook.notice} role="note">
          <WithDays
            text={`This drive ended on ${typedDayOf(localDay(new Date(drive.ended_at)))}. What it brought stays.`}
          />
        </p>
      )}
      {!drive.can_fill && drive.ended_at === null && (
        <p className={noticeLook.notice} role="note">
          {whoFillsText(drive.organization)}
        </p>
      )}
      {!drive.second_look && (
        <p className={noticeLook.notice} role="note">
          What is sent here is published at once. Beside each value stands: “Not looked at by a second person”.
        </p>
      )}
    </>
  )
}

/** As high as what comes, so that nothing below moves. */
export function DriveHeadToCome() {
  return (
    <>
      <CrumbsToCome />
      <div className={styles.head} data-to-come>
        <div className={styles.title}>
          <PageTitle isAwaited />
        </div>
      </div>
    </>
  )
}

/** "Holders and office lines of 19 counties · for Black Belt Votes · made by Faith Allen on 11-09-2026" */
function About({ drive, tasks }: DriveHeadProps) {
  const { wanted, organization, made_by: by, made_at: at } = drive
  return (
    <>
      {wantedInWords(wanted)} of {tasks.length} {nounOfTasks(tasks, tasks.length)} · for <b>{organization.name}</b> ·
      made by <WithDays text={`${personName(by)} on ${typedDayOf(localDay(new Date(at)))}`} />
    </>
  )
}

function NextTask({ tasks }: { readonly tasks: readonly TaskSummary[] }) {
  const taking = useTakeTask()
  const next = nextTask(tasks)
  if (!next) return null
  if (isMine(next))
    return (
      <Link className={buttonLook.primaryLarge} to="/fill/task/$id" params={{ id: next.id }}>
        <Hand aria-hidden />
        Go on with {next.place.name}
      </Link>
    )
  return (
    <button
      type="button"
      className={buttonLook.primaryLarge}
      aria-busy={taking.isPending || undefined}
      onClick={() => !taking.isPending && taking.mutate({ task: next })}
    >
      <Hand aria-hidden />
      Take the next task
    </button>
  )
}
