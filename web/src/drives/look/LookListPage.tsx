import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScanEye } from 'lucide-react'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { personName } from '#drives/frame/person-name.ts'
import { fullName } from '#drives/frame/place-words.ts'
import { colleaguesMilliseconds, tasksQuery } from '#drives/frame/queries.ts'
import { dayAndTime } from '#drives/frame/time-text.ts'
import styles from '#drives/look/LookListPage.module.css'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import headStyles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

/** What waits for a second person, oldest first. */
export function LookListPage() {
  const query = useQuery({ ...tasksQuery('to_look_at'), refetchInterval: colleaguesMilliseconds })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const tasks = answer.reply?.values
  return (
    <FillFrame>
      <div className={headStyles.head}>
        <div>
          <PageTitle />
          <p className={headStyles.sentence} role="status">
            {tasks && tasks.length > 0 && `${counted(tasks.length, 'task waits', 'tasks wait')}, oldest first`}
          </p>
        </div>
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {!tasks && answer.progress === 'loading' && <SkeletonCards />}
      {tasks?.length === 0 && <Nothing />}
      {tasks && tasks.length > 0 && (
        <ul className={styles.list} aria-label="Tasks to look at">
          {tasks.map((task) => (
            <li key={task.id}>
              <div>
                <h2>
                  <Link to="/fill/look/$id" params={{ id: task.id }}>
                    {fullName(task)}
                  </Link>
                </h2>
                <p>
                  Filled in by {personName(task.filled?.by)}
                  {task.filled && (
                    <>
                      {' '}
                      on <WithDays text={dayAndTime(task.filled.at)} />
                    </>
                  )}{' '}
                  · {task.drive.name}
                </p>
              </div>
              <p>
                <b>{counted(task.filled?.answers ?? 0, 'answer', 'answers')}</b>
              </p>
              <Link className={buttonLook.button} to="/fill/look/$id" params={{ id: task.id }}>
                <ScanEye aria-hidden />
                Look
                <span className={textLook.visuallyHidden}> at {task.place.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FillFrame>
  )
}

function Nothing() {
  const { data } = useQuery(tasksQuery('mine'))
  const own = data?.values.filter(({ state, filled }) => state === 'done' && filled?.by?.is_me).length ?? 0
  return (
    <div className={classes(cardLook.card, styles.none)}>
      <h2>Nothing to look at</h2>
      <p>
        {own > 0
          ? `You filled ${counted(own, 'task', 'tasks')} in yourself; somebody else looks at ${own === 1 ? 'it' : 'them'}.`
          : 'What colleagues fill in waits here for a second person.'}
      </p>
    </div>
  )
}
