import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Link } from '@tanstack/react-router'
import { fullName } from '#drives/frame/place-words.ts'
import { taskQuestion } from '#drives/frame/queries.ts'
import { wantedText } from '#drives/frame/wanted-words.ts'
import styles from '#drives/task/TaskHead.module.css'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { KeepSwitch } from '#shared/page/KeepSwitch.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { counted } from '#shared/ui/text/counted.ts'

/** Which place it is, how much of it is on file, and what is wanted. */
export function TaskHead({ task }: { readonly task: Task }) {
  const { drive, place, seats_by_law: byLaw, on_file: onFile, left } = task
  const wanted = wantedText(left)
  return (
    <>
      <Crumbs
        above={[
          <Link to="/fill">Drives</Link>,
          <Link to="/fill/$id" params={{ id: drive.id }}>
            {drive.name}
          </Link>,
        ]}
        here={place.name}
      />
      <div className={styles.head}>
        <PageTitle>{`Fill in ${fullName(task)}`}</PageTitle>
        <p>
          {byLaw > 0 ? (
            <>
              <b>{counted(byLaw, 'seat', 'seats')} by law</b>, {onFile} on file.
            </>
          ) : (
            `${counted(onFile, 'official', 'officials')} on file.`
          )}{' '}
          {wanted ? `Wanted: ${wanted}.` : 'Nothing is left to fill in.'}
        </p>
        <KeepSwitch thing={thingOf(task)} questions={[taskQuestion(task.id)]} />
      </div>
    </>
  )
}

function thingOf(task: Task) {
  return {
    kind: 'task',
    address: `/fill/task/${task.id}`,
    title: `Fill in ${fullName(task)}`,
    about: task.drive.name,
  } as const
}

/** As high as what comes, so that nothing below moves. */
export function TaskHeadToCome() {
  return (
    <>
      <CrumbsToCome />
      <div className={styles.head} data-to-come>
        <PageTitle isAwaited />
      </div>
    </>
  )
}
