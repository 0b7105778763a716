import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { personName } from '#drives/frame/person-name.ts'
import { fullName } from '#drives/frame/place-words.ts'
import { dayAndTime } from '#drives/frame/time-text.ts'
import styles from '#drives/frame/fill-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface LookHeadProps {
  readonly task: Task
  readonly count: number
  /** What can be done with all of it. */
  readonly children: ReactNode
}

/** Which place it is, who filled it in and when. */
export function LookHead({ task, count, children }: LookHeadProps) {
  const { filled, drive } = task
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <PageTitle>{fullName(task)}</PageTitle>
        <p>
          Filled in by <b>{personName(filled?.by)}</b>
          {filled && (
            <>
              {' '}
              on <WithDays text={dayAndTime(filled.at)} />
            </>
          )}{' '}
          ·{' '}
          <Link to="/fill/$id" params={{ id: drive.id }}>
            {drive.name}
          </Link>{' '}
          · {counted(count, 'answer', 'answers')}
        </p>
      </div>
      {children}
    </div>
  )
}
